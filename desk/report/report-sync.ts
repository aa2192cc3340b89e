import { z } from "zod/mini";
import { ApiFailure } from "#api-client/api-failure.ts";
import { reportSync as words } from "#content/en/desk/report.ts";
import { withoutRevoked } from "#desk/drafts/without-revoked.ts";
import { mergedReport } from "#domain/report/merged-report.ts";
import { emptyReport } from "#domain/report/report-content.ts";
import { type Report, reportConflict } from "#domain/report/report-contract.ts";
import { isUnsaved, type ReportEntry } from "./report-entry.ts";

/** Where the entries of this browser are. */
export type ReportBox = {
  all(): ReportEntry[];
  read(leadId: string, staffId: string): ReportEntry | undefined;
  keep(entry: ReportEntry): void;
  drop(entry: ReportEntry): void;
};

/** Each throws `ApiFailure`, or whatever `fetch` throws without an answer. */
export type ReportCalls = {
  whoIsIn(): Promise<string>;
  list(leadId: string): Promise<Report[]>;
  write(entry: ReportEntry): Promise<Report>;
  send(entry: ReportEntry & { base: { revision: number } }): Promise<Report>;
  /** Whether something of the roof's photos is still in this browser alone, but for those that are left out. */
  hasUnsentPhotos(leadId: string, leftOut: readonly string[]): boolean;
};

/**
 * Stores the drafts of reports at the server while somebody writes, and sends those that are to be sent, once their photos are
 * there. What somebody else has written meanwhile is merged; then nothing is sent until somebody has read it again.
 */
export function createReportSync({ box, calls }: { box: ReportBox; calls: ReportCalls }) {
  /** @returns whether it makes sense to try again by itself. */
  async function run(leadId: string, staffId: string, rounds = 8): Promise<boolean> {
    // Somebody types faster than it is stored.
    if (rounds === 0) return true;
    const entry = box.read(leadId, staffId);
    if (!entry || (await calls.whoIsIn()) !== staffId) return false;
    try {
      if (entry.base === null && (await adopt(entry))) return run(leadId, staffId, rounds - 1);
      if (isUnsaved(entry)) {
        const stored = await calls.write(entry);
        rebase(entry, stored);
        return run(leadId, staffId, rounds - 1);
      }
      return await send(entry);
    } catch (error) {
      return refused(entry, error);
    }
  }

  /** Goes on in the draft that somebody else has begun meanwhile. @returns whether there is one. */
  async function adopt(entry: ReportEntry): Promise<boolean> {
    const reports = await calls.list(entry.leadId);
    const other = reports.find(
      ({ state, corrects }) => state === "draft" && corrects === entry.corrects,
    );
    const now = box.read(entry.leadId, entry.staffId);
    if (!other || !now || now.base !== null) return false;
    // Both corrections began with what was sent.
    const corrected = reports.find(({ id }) => id === entry.corrects)?.content;
    const content = corrected ? { ...corrected, correction: "" } : emptyReport;
    merge({ ...now, id: other.id, base: { revision: 0, content } }, other);
    return true;
  }

  async function send(entry: ReportEntry): Promise<boolean> {
    const { base, sendAt, content, leadId, staffId } = entry;
    if (sendAt === null || base === null) return false;
    // They go on by themselves, and then this does.
    if (calls.hasUnsentPhotos(leadId, content.leftOut)) return true;
    await calls.send({ ...entry, base });
    const now = box.read(leadId, staffId);
    if (now?.id !== entry.id) return false;
    // It was taken back and written in while it was on its way.
    if (isUnsaved(now)) box.keep({ ...now, sendAt: null, refusal: words.sentBefore });
    else box.drop(now);
    return false;
  }

  /** What was written while it was on its way stays. */
  function rebase(sent: ReportEntry, { revision, content, corrects }: Report): void {
    const now = box.read(sent.leadId, sent.staffId);
    if (!now || now.id !== sent.id) return;
    const refusal = now.isTakenBack ? now.refusal : null;
    box.keep(withoutRevoked({ ...now, base: { revision, content }, refusal }, corrects));
  }

  function merge(mine: ReportEntry, theirs: Pick<Report, "revision" | "content">): void {
    const { base } = mine;
    const from = base?.content ?? emptyReport;
    const { content, clashes } = mergedReport(from, mine.content, theirs.content);
    const { revision } = theirs;
    box.keep({
      ...mine,
      content,
      base: { revision, content: theirs.content },
      clashes: [...mine.clashes, ...clashes],
    });
  }

  function refused(entry: ReportEntry, error: unknown): boolean {
    const now = box.read(entry.leadId, entry.staffId);
    if (!now || now.id !== entry.id) return false;
    if (!(error instanceof ApiFailure) || error.status >= 500 || error.status === 429) return true;
    // Its draft was deleted meanwhile: it is stored anew. Or the lead is no longer theirs, of which the next answer says so; what is
    // written about one that was erased goes with all drafts about it.
    if (error.status === 404 && now.base !== null) {
      box.keep({ ...now, base: null });
      return true;
    }
    const conflict =
      error.status === 409 ? z.safeParse(reportConflict, error.answer).data : undefined;
    if (!conflict) {
      box.keep({ ...now, sendAt: null, refusal: error.message });
      return false;
    }
    const { report } = conflict;
    if (report.state !== "draft") {
      // It was sent meanwhile. What is here and not there is a correction, or nothing.
      if (!isUnsaved({ ...now, base: { revision: report.revision, content: report.content } })) {
        box.drop(now);
      } else box.keep({ ...now, sendAt: null, refusal: conflict.error });
      return false;
    }
    if (now.corrects !== null && report.corrects === null) {
      box.keep(withoutRevoked(now, null));
      return true;
    }
    const isSameBase = now.base?.revision === report.revision;
    if (isSameBase) {
      box.keep({ ...now, sendAt: null, refusal: conflict.error });
      return false;
    }
    const wasToBeSent = now.sendAt !== null;
    merge({ ...now, sendAt: null, refusal: wasToBeSent ? conflict.error : null }, report);
    return true;
  }

  return { run };
}
