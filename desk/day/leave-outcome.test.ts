import { expect, it } from "vitest";
import { keepDraft, readDraft } from "#desk/drafts/draft-store.ts";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import { leaveOutcome } from "./leave-outcome.ts";
import { noOutcome, type OutcomeDraft, outcomeDraftKey } from "./outcome-draft.ts";

const of = { staffId: "ines", leadId: "lead-1" };
const key = outcomeDraftKey(of.staffId, of.leadId);
const words = { ...noOutcome, state: "quoted" as const, note: "Ridge." };

it.each<[what: string, typed: OutcomeDraft | undefined, left: OutcomeDraft | undefined]>([
  ["what came back, which no longer opens the form", { ...words, isBack: true }, words],
  ["what was typed, as it is", words, words],
  ["nothing where nothing was typed", undefined, undefined],
])("a form that is closed leaves %s", (_, typed, left) => {
  const storage = createMemoryStorage();
  if (typed) keepDraft(storage, key, typed);
  leaveOutcome(storage, of);
  expect(readDraft(storage, key)).toEqual(left);
});
