import { expect, it } from "vitest";
import { countedWords } from "./counted-filters.tsx";
import { readLeadAddress } from "./use-lead-address.ts";

it.each([
  ["list=all", []],
  ["from=2026-05-24&to=2026-05-30&spam=no", ["arrived Sun, May 24 to Sat, May 30", "without spam"]],
  ["from=2026-05-24", ["arrived since Sun, May 24"]],
  ["to=2026-05-24", ["arrived until Sun, May 24"]],
  [
    "from=2026-05-24&to=2026-05-24&weekday=0&hour=23",
    ["arrived Sun, May 24", "on Sundays between 11 PM and 12 AM"],
  ],
  ["answer=within-goal", ["first answered within goal, calls left out"]],
  ["step=held&lostReason=price", ["the last inspection was held", "lost: price"]],
  ["cameFrom=%28direct%29", ["came from: Direct or unknown"]],
])("the filters '%s' read as %j", (query, words) => {
  expect(countedWords(readLeadAddress(new URLSearchParams(query)))).toEqual(words);
});
