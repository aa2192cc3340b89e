import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { bookItemNames } from "#content/en/estimate/book-item-names.ts";
import { useMe } from "#desk/shell/use-me.ts";
import type { EstimateContent } from "#domain/estimate/estimate-content.ts";
import type { Estimate } from "#domain/estimate/estimate-contract.ts";
import { type Proposing, proposedEstimate } from "#domain/estimate/proposed-estimate.ts";
import { estimateBox } from "./estimate-box.ts";
import { type EstimateEntry, isNewNow, isUnsaved, newEntry, written } from "./estimate-entry.ts";
import { estimatesQuery } from "./estimate-query.ts";
import { syncEstimate } from "./unsent-estimates.ts";

/** What an estimate is begun with at the desk. */
export const proposing: Proposing = {
  newId: newSubmissionKey,
  nameOf: (item) => bookItemNames[item],
};

/** The estimates of a lead, and the draft of this person in this browser, with what can be done with it. */
export function useEstimate(leadId: string) {
  const { id: staffId } = useMe();
  const { data, error, isPending } = useQuery(estimatesQuery(leadId));
  const { estimates = [], basis } = data ?? {};
  const entry = useSyncExternalStore(estimateBox.watch, () => estimateBox.read(leadId, staffId));
  const draft = estimates.find(({ state }) => state === "draft");

  // What was changed elsewhere is taken over where nothing of this browser is lost by it.
  const stored = entry && estimates.find(({ id }) => id === entry.id);
  useEffect(() => {
    if (entry && stored?.state === "draft" && isNewNow(entry, stored) !== entry) {
      estimateBox.keep(isNewNow(entry, stored));
      syncEstimate(entry.leadId, entry.staffId);
      return;
    }
    if (!entry?.base || !stored || isUnsaved(entry) || entry.sendAt !== null) return;
    if (stored.state !== "draft") estimateBox.drop(entry);
    else if (stored.revision > entry.base.revision) {
      const { revision, content } = stored;
      estimateBox.keep({ ...entry, content, basis: stored.basis, base: { revision, content } });
    }
  }, [entry, stored]);

  function keep(next: EstimateEntry): void {
    estimateBox.keep(next);
    syncEstimate(leadId, staffId);
  }

  const change = (changed: (now: EstimateEntry) => EstimateEntry) => {
    const now = estimateBox.read(leadId, staffId);
    if (now) keep(changed(now));
  };

  return {
    ...{ estimates, basis, error, isPending, entry, draft },
    /** Goes on with what the server has of a draft, or begins one with what is known. */
    begin(corrected?: Estimate): void {
      if (!corrected && draft) estimateBox.keep(entryOf(draft, staffId));
      else if (corrected) {
        const of = { id: newSubmissionKey(), leadId, staffId, basis: basis ?? corrected.basis };
        keep(newEntry(of, { ...corrected.content, correction: "" }, corrected.id));
      } else if (basis) {
        const of = { id: newSubmissionKey(), leadId, staffId, basis };
        keep(newEntry(of, proposedEstimate(basis, proposing)));
      }
    },
    change: (content: EstimateContent) => change((now) => written(now, content)),
    send(): void {
      const now = estimateBox.read(leadId, staffId);
      if (!now) return;
      estimateBox.keep({ ...now, sendAt: Date.now(), refusal: null, isTakenBack: false });
      syncEstimate(leadId, staffId, 0);
    },
    takeBack(): void {
      const now = estimateBox.read(leadId, staffId);
      if (now) estimateBox.keep({ ...now, sendAt: null });
    },
    /** Whether the estimate was sent that the entry is of, so that what is written in it can only correct that. */
    isSentBefore: stored !== undefined && stored.state !== "draft",
    correctWithEntry(): void {
      const now = estimateBox.read(leadId, staffId);
      if (!now || !stored) return;
      keep(newEntry({ ...now, id: newSubmissionKey() }, now.content, stored.id));
    },
    forgetClashes: () => change((now) => ({ ...now, clashes: [] })),
    drop(): void {
      const now = estimateBox.read(leadId, staffId);
      if (now) estimateBox.drop(now);
    },
  };
}

/** A draft of the server's in this browser. */
function entryOf(
  { id, leadId, corrects, revision, content, basis }: Estimate,
  staffId: string,
): EstimateEntry {
  const entry = newEntry({ id, leadId, staffId, basis }, content, corrects);
  const shown = { ...entry, base: { revision, content } };
  // What it was to correct was revoked since.
  return content.correction === ""
    ? shown
    : isNewNow({ ...shown, corrects: corrects ?? id }, { corrects });
}
