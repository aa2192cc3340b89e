import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerText } from "#content/en/report.ts";
import { roofConditions } from "#domain/roof-photo/roof-photo.ts";
import { anyReport, someFinding, someReport } from "#tests/support/report-values.ts";
import { phrasesBeyondFacts } from "./beyond-facts.ts";
import { completeReport } from "./complete-report.ts";
import { answerOf, isPressing, shortestLife } from "./report-answer.ts";
import { emptyReport, type Finding, type ReportContent } from "./report-content.ts";
import { type AdviceKind, adviceKinds } from "./report-terms.ts";

const advised = (kind: AdviceKind, years: ReportContent["advice"]["years"] = null) => ({
  advice: { kind, years, words: "" },
});
const textOf = (content: ReportContent) => {
  const answer = answerOf(content);
  return answer && answerText(answer);
};
const slope = (said: Partial<Finding>) => someFinding({ part: "slope", side: "rear", ...said });
const good = slope({ id: "good", condition: "good", urgency: "none", life: { from: 12, to: 18 } });

describe("the answer of a report", () => {
  it("is none while nothing is advised", () => {
    expect(textOf(someReport({ advice: emptyReport.advice }))).toBeNull();
  });

  it.each<[string, Partial<ReportContent>]>([
    ["Nothing needs doing.", {}],
    [
      "Nothing needs doing; what we saw can be expected to last another 12 to 18 years.",
      { findings: [good] },
    ],
    [
      "Nothing needs doing now; keep an eye on the gutter on the left.",
      { findings: [good, someFinding({ part: "gutter", side: "left", urgency: "watch" })] },
    ],
    ["As far as we could see, nothing needs doing.", { lookedAt: [] }],
    [
      "The roof needs maintenance and no repair; begin with the gutter.",
      {
        ...advised("maintenance"),
        findings: [someFinding({ part: "gutter", condition: "fair" })],
      },
    ],
    [
      "The roof needs a repair now at one place: the vent or pipe at the rear.",
      {
        ...advised("repair"),
        findings: [good, someFinding({ part: "vent", side: "rear", urgency: "now" })],
      },
    ],
    [
      "2 places need attention: the rear slope now, the other after it.",
      {
        ...advised("repair"),
        findings: [someFinding(), slope({ id: "f2", condition: "worn", urgency: "now" })],
      },
    ],
    [
      "3 places need attention: the rear slope now, the others after it.",
      {
        ...advised("repair"),
        findings: [
          ...[someFinding(), someFinding({ id: "f3", part: "valley" })],
          slope({ id: "f2", condition: "failed", urgency: "now" }),
        ],
      },
    ],
    [
      "2 places need attention this season, first of all the valley.",
      {
        ...advised("repair"),
        findings: [someFinding(), someFinding({ id: "f2", part: "valley", condition: "failed" })],
      },
    ],
    [
      "Plan to replace the roof in 3 to 5 years; nothing is urgent.",
      {
        ...advised("replace-later", { from: 3, to: 5 }),
        findings: [slope({ condition: "worn", urgency: "watch" })],
      },
    ],
    [
      "Plan to replace the roof in 3 to 5 years; the chimney needs attention this season.",
      { ...advised("replace-later", { from: 3, to: 5 }), findings: [someFinding()] },
    ],
    [
      "We advise replacing the roof now: the rear slope has failed.",
      {
        ...advised("replace-now"),
        findings: [good, slope({ condition: "failed", urgency: "now" })],
      },
    ],
    // What the findings do not support is not said.
    [
      "Nothing needs doing; what we saw can be expected to last another 12 to 18 years.",
      { ...advised("repair"), findings: [good] },
    ],
    [
      "Plan to replace the roof later; nothing is urgent.",
      {
        ...advised("replace-now"),
        findings: [someFinding({ condition: "worn", urgency: "watch" })],
      },
    ],
  ])("%s", (text, said) => {
    expect(textOf(someReport(said))).toBe(text);
  });

  it("is never worse than the worst finding", () => {
    fc.assert(
      fc.property(anyReport, (content) => {
        const answer = answerOf(content);
        if (!answer) return;
        const worst = Math.max(
          -1,
          ...content.findings.map(({ condition }) =>
            condition === null ? -1 : roofConditions.indexOf(condition),
          ),
        );
        const hasLife = content.findings.some(({ life }) => life);
        // good, fair, worn, damaged, failed.
        const most = [0, 0, 1, 3, 4, 4][worst + 1] ?? 0;
        const rank = adviceKinds.indexOf(answer.advice);
        expect(rank).toBeLessThanOrEqual(hasLife ? Math.max(most, 3) : most);
        expect(rank).toBeLessThanOrEqual(adviceKinds.indexOf(content.advice.kind ?? "nothing"));
        const life = shortestLife(content.findings);
        if (answer.years && life) expect(answer.years.from).toBeGreaterThanOrEqual(life.from);
      }),
    );
  });

  it("of a report that can be sent is what was advised, and not nothing while a finding presses", () => {
    fc.assert(
      fc.property(anyReport, (content) => {
        const complete = completeReport(content, { isCorrection: false });
        if (!complete) return;
        const answer = answerOf(complete);
        expect(answer?.advice).toBe(complete.advice.kind);
        if (complete.findings.some(isPressing)) expect(answer?.advice).not.toBe("nothing");
      }),
      { numRuns: 2_000 },
    );
  });

  it("is one sentence, which names neither a cause nor what an insurer covers", () => {
    fc.assert(
      fc.property(anyReport, (content) => {
        const text = textOf(content);
        if (text === null) return;
        expect(text).toMatch(/^[A-Z0-9][^.!?]*\.$/);
        expect(text).not.toMatch(/undefined|null|NaN/);
        expect(phrasesBeyondFacts(text)).toEqual([]);
      }),
    );
  });
});
