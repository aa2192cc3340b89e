import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { categories } from "#content/en/faq.ts";
import { builtFacts } from "#content/facts.ts";

const subjects = categories(builtFacts);

it("the drawing numbers every subject, as the tabs do", async () => {
  const drawing = await readFile(new URL("subjects.svg", import.meta.url), "utf8");
  const numbers = Array.from(drawing.matchAll(/>(\d)<\/text>/g), ([, digit]) => Number(digit));
  expect(numbers).toEqual(subjects.map((_, index) => index + 1));
  // The last one can be missing from a contractor's offers, and its number with it.
  expect(subjects.at(-1)?.id).toBe("financing");
});

it("every question has an answer that its closed row has room for", () => {
  for (const { short = "", question } of subjects.flatMap(({ questions }) => questions)) {
    expect(short, question).toMatch(/^.{2,32}$/);
  }
});
