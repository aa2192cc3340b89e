import { z } from "zod/mini";
import { ApiFailure } from "#api-client/api-failure.ts";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { estimateSync as words } from "#content/en/desk/estimate.ts";
import type { EntryBox } from "#desk/drafts/entry-box.ts";
import { type Estimate, estimateConflict } from "#domain/estimate/estimate-contract.ts";
import { mergedEstimate } from "#domain/estimate/merged-estimate.ts";
import { type EstimateEntry, isNewNow, isUnsaved } from "./estimate-entry.ts";

/** Where the entries of this browser are. */
export type EstimateBox = Pick<EntryBox<EstimateEntry>, "read" | "keep" | "drop">;

/** Each throws `ApiFailure`, or whatever `fetch` throws without an answer. */
export type EstimateCalls = {
  whoIsIn(): Promise<string>;
  write(entry: EstimateEntry): Promise<Estimate>;
  send(entry: EstimateEntry & { base: { revision: number } }): Promise<Estimate>;
};

/** How many writings without an answer are named to the server. */
const mostUnanswered = 20;

/**
 * Stores the drafts of estimates at the server while somebody writes, and sends those that are to be sent. What this browser has
 * sent and nobody has answered is named with the next writing, so that nobody is in their own way. What somebody else has written
 * meanwhile is merged; then nothing is sent until somebody has read it again.
 */
export function createEstimateSync({ box, calls }: { box: EstimateBox; calls: EstimateCalls }) {
  /** @returns whether it makes sense to try again by itself. */
  async function run(leadId: string, staffId: string, rounds = 8): Promise<boolean> {
    // Somebody types faster than it is stored.
    if (rounds === 0) return true;
    const entry = box.read(leadId, staffId);
    if (!entry || (await calls.whoIsIn()) !== staffId) return false;
    try {
      if (!isUnsaved(entry)) return await send(entry);
      await write(entry);
      return await run(leadId, staffId, rounds - 1);
    } catch (error) {
      return refused(entry, error);
    }
  }

  async function write(entry: EstimateEntry): Promise<void> {
    const unanswered = entry.unanswered.filter((one) => one !== entry.writing);
    // Named before it leaves: a reload, or a lost answer, must not forget that it did.
    change(entry, (now) => ({
      ...now,
      unanswered: [...unanswered, entry.writing].slice(-mostUnanswered),
    }));
    const stored = await calls.write({ ...entry, unanswered });
    const { revision, content, basis } = stored;
    // What was written while it was on its way stays.
    change(entry, (now) => ({
      ...{ ...now, base: { revision, content }, basis, unanswered: [] },
      refusal: now.isTakenBack ? now.refusal : null,
    }));
    change(entry, (now) => isNewNow(now, stored));
  }

  async function send(entry: EstimateEntry): Promise<boolean> {
    const { base, sendAt, leadId, staffId } = entry;
    if (sendAt === null || base === null) return false;
    await calls.send({ ...entry, base });
    const now = box.read(leadId, staffId);
    if (now?.id !== entry.id) return false;
    // It was taken back and written in while it was on its way.
    if (isUnsaved(now)) box.keep({ ...now, sendAt: null, refusal: words.sentBefore });
    else box.drop(now);
    return false;
  }

  function change(
    { id, leadId, staffId }: EstimateEntry,
    changed: (now: EstimateEntry) => EstimateEntry,
  ): void {
    const now = box.read(leadId, staffId);
    if (now?.id === id) box.keep(changed(now));
  }

  function refused(entry: EstimateEntry, error: unknown): boolean {
    const now = box.read(entry.leadId, entry.staffId);
    if (!now || now.id !== entry.id) return false;
    if (!(error instanceof ApiFailure) || error.status >= 500 || error.status === 429) return true;
    // Its draft was deleted meanwhile: it is stored anew, and not sent before somebody has read that. Or the lead is no longer
    // theirs, of which the next answer says so.
    if (error.status === 404 && now.base !== null) {
      box.keep({ ...takenBack(now, words.deletedMeanwhile), base: null, unanswered: [] });
      return true;
    }
    const conflict =
      error.status === 409 ? z.safeParse(estimateConflict, error.answer).data : undefined;
    return conflict ? settle(now, conflict.estimate, conflict.error) : stop(now, error.message);
  }

  /** What is at the server is another than was written here, or is sent. */
  function settle(now: EstimateEntry, theirs: Estimate, sentence: string): boolean {
    const { id, state, revision, content, basis } = theirs;
    if (state !== "draft") {
      // What is here and not there is a correction, or nothing.
      if (!isUnsaved({ ...now, base: { revision, content } })) box.drop(now);
      else box.keep({ ...now, sendAt: null, refusal: sentence });
      return false;
    }
    if (now.id === id && now.corrects !== null && theirs.corrects === null) {
      box.keep(isNewNow({ ...now, basis }, theirs));
      return true;
    }
    if (now.id === id && now.base?.revision === revision) return stop({ ...now, basis }, sentence);
    const from = now.id === id ? (now.base?.content ?? now.begun) : now.begun;
    const merged = mergedEstimate(from, now.content, content);
    box.keep({
      ...{
        ...takenBack(now, sentence),
        id,
        // Whose draft is joined decides what it corrects.
        corrects: now.id === id ? now.corrects : theirs.corrects,
        basis,
        base: { revision, content },
        content: merged.content,
      },
      ...{ writing: newSubmissionKey(), unanswered: [] },
      clashes: [...now.clashes, ...merged.clashes],
    });
    return true;
  }

  /** What was to be sent is not, until somebody presses again; of anything else there is nothing to say. */
  function takenBack(now: EstimateEntry, sentence: string): EstimateEntry {
    if (now.sendAt === null) return now.isTakenBack ? now : { ...now, refusal: null };
    return { ...now, sendAt: null, refusal: sentence, isTakenBack: true };
  }

  function stop(now: EstimateEntry, refusal: string): boolean {
    box.keep({ ...now, unanswered: [], sendAt: null, refusal, isTakenBack: false });
    return false;
  }

  return { run };
}
