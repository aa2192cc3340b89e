import { describe, expect, it } from "vitest";
import { draftSubmission, isDoublePress } from "./draft-submission.ts";

describe("a draft's submission", () => {
  it("keeps its key as long as the same text is sent", () => {
    const first = draftSubmission(undefined, { text: "Call after five" });
    expect(first.key).toMatch(/^[0-9a-f]{32}$/);
    expect(draftSubmission(first, { text: "Call after five" })).toEqual(first);
  });

  it("keeps nothing of what was sent", () => {
    expect(JSON.stringify(draftSubmission(undefined, { text: "Call after five" }))).not.toContain(
      "Call",
    );
  });

  it("gets a new key for a new text", () => {
    const first = draftSubmission(undefined, { text: "Call after five" });
    expect(draftSubmission(first, { text: "Call after six" }).key).not.toBe(first.key);
  });
});

describe("a double press", () => {
  it("is a press right after another", () => {
    expect(isDoublePress(1_000, 1_130)).toBe(true);
    expect(isDoublePress(1_000, 3_000)).toBe(false);
  });
});
