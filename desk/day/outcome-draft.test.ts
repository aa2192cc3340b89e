import { describe, expect, it } from "vitest";
import { noOutcome, type OutcomeDraft, returnedDraft } from "./outcome-draft.ts";

describe("an outcome that comes back", () => {
  const choice = (state: OutcomeDraft["state"], note = ""): OutcomeDraft => ({
    ...noOutcome,
    ...{ state, note },
  });

  it.each<[string, OutcomeDraft | undefined, OutcomeDraft, OutcomeDraft]>([
    ["is as it was when nothing was typed since", undefined, choice("won"), choice("won")],
    ["has the newer choice", choice("lost"), choice("won"), choice("lost")],
    [
      "has its own choice when only a note was typed",
      choice("", "B"),
      choice("won"),
      choice("won", "B"),
    ],
    [
      "has a note once, however often it comes back",
      choice("", "A"),
      choice("", "A"),
      choice("", "A"),
    ],
  ])("%s", (_what, typed, back, expected) => {
    expect(returnedDraft(typed, back)).toEqual(expected);
  });
});
