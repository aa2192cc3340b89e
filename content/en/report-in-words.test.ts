import { expect, it } from "vitest";
import { beyondFacts } from "#domain/report/beyond-facts.ts";
import { completeReport } from "#domain/report/complete-report.ts";
import { answerOf } from "#domain/report/report-answer.ts";
import { someFinding, someReport } from "#tests/support/report-values.ts";
import { answerText, conditionNames } from "./report.ts";
import { findingsInWords, measuresInWords } from "./report-in-words.ts";
import { sampleContent, samplePhotos } from "./sample-report-content.ts";

it("findings are told the most pressing first, the worse of two before the other", () => {
  const findings = [
    someFinding({ id: "later", urgency: "watch" }),
    someFinding({ id: "worn", condition: "worn", urgency: "now" }),
    someFinding({ id: "failed", condition: "failed", urgency: "now" }),
  ];
  const told = findingsInWords(someReport({ findings }), conditionNames);
  expect(told.map(({ id, number }) => [id, number])).toEqual([
    ["failed", 1],
    ["worn", 2],
    ["later", 3],
  ]);
});

it("a condition is told in the owner's word, in findings and in the first sentence", () => {
  const owners = { ...conditionNames, failed: "Spent" };
  const content = someReport({
    findings: [someFinding({ part: "slope", side: "rear", condition: "failed", urgency: "now" })],
    advice: { kind: "replace-now", years: null, words: "" },
  });
  expect(findingsInWords(content, owners)[0]?.condition).toEqual({ name: "Spent", of: "failed" });
  const answer = answerOf(content);
  if (!answer) throw new Error("there is advice");
  expect([answerText(answer), answerText(answer, owners)]).toEqual([
    "We advise replacing the roof now: the rear slope has failed.",
    "We advise replacing the roof now: the condition of the rear slope is “Spent”.",
  ]);
});

it("measures of which nobody has said anything are not told", () => {
  const { measures } = someReport();
  expect(measuresInWords({ ...measures, squareTenths: 235, layers: 2 })).toEqual([
    ["Roof surface", "23.5 squares"],
    ["Layers of roofing", "2"],
  ]);
});

it("the sample of the pages could be sent, and says nothing beyond facts", () => {
  expect(completeReport(sampleContent, { isCorrection: false })).toBeTruthy();
  expect(beyondFacts(sampleContent)).toEqual([]);
  const named = sampleContent.findings.flatMap(({ photos }) => photos);
  expect(named.toSorted()).toEqual(Object.keys(samplePhotos).toSorted());
});
