import { expect, it } from "vitest";
import { entryAt } from "#domain/business/fact-entries.ts";
import { openingQuestions, openQuestions } from "./en/before-you-open.ts";

it("each question has a name of its own, and asks about facts that there are", () => {
  const ids = openingQuestions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const paths = openingQuestions.flatMap((question) => question.paths ?? []);
  expect(paths.filter((path) => !entryAt(path))).toEqual([]);
});

it("a question is open until it is settled", () => {
  expect(openQuestions({})).toHaveLength(openingQuestions.length);
  expect(openQuestions({ bond: "2026-06-01" }).map(({ id }) => id)).not.toContain("bond");
});
