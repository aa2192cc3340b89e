import { type DraftStorage, readDraft } from "#desk/drafts/draft-store.ts";
import { putDraft } from "#desk/drafts/use-draft.ts";
import { type OutcomeDraft, outcomeDraftKey, wordsOf } from "./outcome-draft.ts";

/** What closing the form does: what has come back stays typed there, but no longer opens it by itself. */
export function leaveOutcome(
  storage: DraftStorage,
  { staffId, leadId }: { staffId: string; leadId: string },
): void {
  const key = outcomeDraftKey(staffId, leadId);
  const typed = readDraft<OutcomeDraft>(storage, key);
  if (typed?.isBack) putDraft(storage, key, wordsOf(typed));
}
