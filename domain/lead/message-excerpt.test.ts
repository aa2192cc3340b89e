import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerptLength, messageExcerpt } from "./message-excerpt.ts";

describe("what a mail repeats of a message", () => {
  it.each([
    ["is all of a short one", " It drips. ", "It drips."],
    ["is empty without one", "", ""],
    ["ends between words", `${"word ".repeat(119)}worded here`, `${"word ".repeat(119).trim()} …`],
    ["ends within a word that has no end", "a".repeat(700), `${"a".repeat(600)} …`],
  ])("%s", (_what, message, expected) => {
    expect(messageExcerpt(message)).toBe(expected);
  });

  it("is the beginning, well-formed, and of limited length", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 1_500 }), (message) => {
        const excerpt = messageExcerpt(message);
        expect(excerpt.length).toBeLessThanOrEqual(excerptLength + 2);
        expect(excerpt.isWellFormed()).toBe(true);
      }),
    );
  });
});
