import { draftKey, dropDraft } from "#desk/drafts/draft-store.ts";
import { type SetUpStepId, setUpSteps } from "#domain/business/set-up-steps.ts";

/** The place of what somebody types in a step. */
export function placeOfStep(id: SetUpStepId): string {
  return `business:set-up:${id}`;
}

/** Forgets what was typed in any step and not saved. */
export function dropStepDrafts(staffId: string): void {
  for (const { id } of setUpSteps) dropDraft(localStorage, draftKey(staffId, placeOfStep(id)));
}
