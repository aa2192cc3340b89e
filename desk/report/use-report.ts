import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { withoutRevoked } from "#desk/drafts/without-revoked.ts";
import { useMe } from "#desk/shell/use-me.ts";
import type { ReportContent } from "#domain/report/report-content.ts";
import type { Report } from "#domain/report/report-contract.ts";
import { reportBox } from "./report-box.ts";
import { isUnsaved, newEntry, type ReportEntry } from "./report-entry.ts";
import { reportsQuery } from "./report-query.ts";
import { syncReport } from "./unsent-reports.ts";

/** The reports about a lead's roof, and the draft of this person in this browser, with what can be done with it. */
export function useReport(leadId: string) {
  const { id: staffId } = useMe();
  const { data: reports = [], error, isPending } = useQuery(reportsQuery(leadId));
  const entry = useSyncExternalStore(reportBox.watch, () => reportBox.read(leadId, staffId));
  const draft = reports.find(({ state }) => state === "draft");

  // What was changed elsewhere is taken over where nothing of this browser is lost by it.
  const stored = entry && reports.find(({ id }) => id === entry.id);
  useEffect(() => {
    if (entry && stored?.state === "draft" && withoutRevoked(entry, stored.corrects) !== entry) {
      reportBox.keep(withoutRevoked(entry, stored.corrects));
      syncReport(entry.leadId, entry.staffId);
      return;
    }
    if (!entry?.base || !stored || isUnsaved(entry) || entry.sendAt !== null) return;
    if (stored.state !== "draft") reportBox.drop(entry);
    else if (stored.revision > entry.base.revision) {
      const { revision, content } = stored;
      reportBox.keep({ ...entry, content, base: { revision, content } });
    }
  }, [entry, stored]);

  function keep(next: ReportEntry): void {
    reportBox.keep(next);
    syncReport(leadId, staffId);
  }

  return {
    ...{ reports, error, isPending, entry, draft },
    /** Goes on with what the server has of a draft, as it is shown there, or begins one. */
    begin(appointmentId: string | null, corrected?: Report): void {
      const known = corrected ? undefined : draft;
      if (known) {
        reportBox.keep(entryOf(known, staffId));
        return;
      }
      const of = { id: newSubmissionKey(), leadId, staffId, appointmentId };
      const from = corrected && { corrects: corrected.id, content: corrected.content };
      keep(newEntry(of, from ?? null));
    },
    change(content: ReportContent): void {
      const now = reportBox.read(leadId, staffId);
      if (now) keep({ ...now, content, refusal: null, isTakenBack: false });
    },
    send(isSeenBeyondFacts: boolean): void {
      const now = reportBox.read(leadId, staffId);
      if (!now) return;
      reportBox.keep({
        ...now,
        sendAt: Date.now(),
        isSeenBeyondFacts,
        refusal: null,
        isTakenBack: false,
      });
      syncReport(leadId, staffId, 0);
    },
    takeBack(): void {
      const now = reportBox.read(leadId, staffId);
      if (now) reportBox.keep({ ...now, sendAt: null });
    },
    /** Whether the report was sent that the entry is of, so that what is written in it can only correct that. */
    isSentBefore: stored !== undefined && stored.state !== "draft",
    correctWithEntry(): void {
      const now = reportBox.read(leadId, staffId);
      if (!now || !stored) return;
      const { appointmentId, content } = now;
      const of = { id: newSubmissionKey(), leadId, staffId, appointmentId };
      keep({ ...newEntry(of), corrects: stored.id, content });
    },
    forgetClashes(): void {
      const now = reportBox.read(leadId, staffId);
      if (now) reportBox.keep({ ...now, clashes: [] });
    },
    drop(): void {
      const now = reportBox.read(leadId, staffId);
      if (now) reportBox.drop(now);
    },
  };
}

/** A draft of the server's in this browser. */
function entryOf(
  { id, leadId, appointmentId, corrects, revision, content }: Report,
  staffId: string,
): ReportEntry {
  const entry = newEntry({ id, leadId, staffId, appointmentId });
  const shown = { ...entry, corrects, content, base: { revision, content } };
  // What it was to correct was revoked since.
  return content.correction === ""
    ? shown
    : withoutRevoked({ ...shown, corrects: corrects ?? id }, corrects);
}
