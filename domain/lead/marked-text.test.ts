import fc from "fast-check";
import { expect, it } from "vitest";
import { type MarkedText, markedExcerpt, markedText } from "./marked-text.ts";

/** The marked text with brackets around the matches. */
const shown = (marked: MarkedText) =>
  marked.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

const begins = (beginning: string) => (word: string) => word.startsWith(beginning);

it.each([
  ["The gutter sags, gutters leak.", "gutter", "The [gutter] sags, [gutters] leak."],
  ["Renée O'Hara", "renee", "[Renée] O'Hara"],
  ["SMITH", "smith", "[SMITH]"],
  ["nothing here", "roof", "nothing here"],
  ["<b>roof</b>", "roof", "<b>[roof]</b>"],
  ["", "roof", ""],
])("in %j, %s is marked: %j", (text, word, expected) => {
  expect(shown(markedText(text, begins(word)))).toBe(expected);
});

const long = `${"word ".repeat(60)}the gutter sags${" end".repeat(60)}`;

it("an excerpt shows the first match with what is around it", () => {
  const marked = markedExcerpt(long, begins("gutter"), 120);
  const text = shown(marked);
  expect(text).toMatch(/^…(word )+the \[gutter\] sags( end)+ ?e?n?d?…$/);
  expect(text.length).toBeLessThanOrEqual(124);
});

it("an excerpt without a match is the beginning", () => {
  expect(shown(markedExcerpt(long, begins("none"), 20))).toBe("word word word word …");
});

it("an excerpt is on one line", () => {
  expect(shown(markedExcerpt(" a\n\n roof\tb ", begins("roof"), 100))).toBe("a [roof] b");
});

it("joined, the pieces are the text, whatever it contains", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.func(fc.boolean()), (text, isMatch) => {
      const pieces = markedText(text, isMatch);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    }),
  );
});

it("no excerpt is longer than allowed, and each is a part of the text", () => {
  const words = fc.array(fc.constantFrom("roof", "gutter", "a", "storm-damage", "é"), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(words, fc.integer({ min: 10, max: 90 }), (parts, most) => {
      const text = parts.join(" ");
      const excerpt = markedExcerpt(text, begins("gutter"), most)
        .map((piece) => piece.text)
        .join("");
      const inside = excerpt.replace(/^…|…$/g, "");
      expect(inside.length).toBeLessThanOrEqual(most);
      expect(text).toContain(inside);
    }),
  );
});
