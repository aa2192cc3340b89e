import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { bidRulesYear } from "./bid-rules.ts";
import { datedFacts, lawYear } from "./dated-facts.ts";

const folder = "content/en/articles";

it.each(datedFacts)(
  "what the owner is asked about $id is a sentence that can be true",
  ({ says }) => {
    expect(says).toMatch(
      /^[A-Z][^.?!]+\b(?:may|must|can|have|needs?|limits?|says|is|are)\b[^.?!]*\.$/,
    );
  },
);

it("bids are measured by the rules of the same year", () => {
  expect(bidRulesYear).toBe(lawYear);
});

it("no article types the year in which a law was read", async () => {
  for (const file of await readdir(folder)) {
    const text = await readFile(`${folder}/${file}`, "utf8");
    expect(
      text.match(/\b(as of|in) 20\d\d, (Virginia|condominium)|as of 20\d\d\b/i),
      file,
    ).toBeNull();
  }
});
