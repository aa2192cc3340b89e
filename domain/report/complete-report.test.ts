import { describe, expect, it } from "vitest";
import { someFinding, someReport } from "#tests/support/report-values.ts";
import { completeReport, type Missing, missingFrom } from "./complete-report.ts";
import { emptyReport, type ReportContent } from "./report-content.ts";

const advised = (kind: ReportContent["advice"]["kind"], years: [number, number] | null = null) => ({
  advice: { kind, years: years && { from: years[0], to: years[1] }, words: "" },
});
const looked = (how: "close" | "afar" | "not", why: "snow" | null = null) => [
  { area: "surface" as const, how, why, note: "" },
  { area: "attic" as const, how: "close" as const, why: null, note: "" },
];

describe("what is missing from a report before it is sent", () => {
  it.each<[string, Partial<ReportContent>, Missing[]]>([
    ["nothing where nothing needs doing", {}, []],
    [
      "nearly everything of one that was just begun",
      emptyReport,
      [{ what: "looked-at" }, { what: "advice" }],
    ],
    [
      "why the roof was not looked at",
      { lookedAt: looked("not") },
      [{ what: "why-not", area: "surface" }],
    ],
    ["nothing where that is said", { lookedAt: looked("not", "snow") }, []],
    ["nothing of what was seen from afar", { lookedAt: looked("afar") }, []],
    [
      "a look at anything",
      { lookedAt: looked("not", "snow").slice(0, 1) },
      [{ what: "looked-at" }],
    ],
    [
      "what nobody has said of a finding",
      {
        ...advised("repair"),
        findings: [
          someFinding({ id: "a", part: null, seen: "", urgency: null }),
          someFinding({ id: "b" }),
        ],
      },
      [
        { what: "part", finding: "a" },
        { what: "seen", finding: "a" },
        { what: "urgency", finding: "a" },
      ],
    ],
    [
      "advice about what presses",
      { findings: [someFinding({ id: "a", urgency: "watch" }), someFinding({ id: "b" })] },
      [{ what: "advice-too-little", finding: "b" }],
    ],
    [
      "a finding for a repair",
      advised("repair"),
      [{ what: "advice-unsupported", supported: "nothing" }],
    ],
    [
      "damage for a replacement now",
      { ...advised("replace-now"), findings: [someFinding({ condition: "worn" })] },
      [{ what: "advice-unsupported", supported: "replace-later" }],
    ],
    [
      "years until a replacement",
      { ...advised("replace-later"), findings: [someFinding()] },
      [{ what: "advice-years" }],
    ],
    [
      "patience with what lasts longer",
      {
        ...advised("replace-later", [2, 4]),
        findings: [someFinding({ life: { from: 5, to: 8 } })],
      },
      [{ what: "advice-too-soon", years: 5 }],
    ],
    [
      "nothing of a replacement in good time",
      {
        ...advised("replace-later", [5, 8]),
        findings: [someFinding({ life: { from: 5, to: 8 } })],
      },
      [],
    ],
  ])("is %s", (_, said, missing) => {
    const content = someReport(said);
    expect(missingFrom(content, { isCorrection: false })).toEqual(missing);
    expect(completeReport(content, { isCorrection: false })).toBe(
      missing.length === 0 ? content : undefined,
    );
  });

  it("is what was corrected, of a correction", () => {
    const correcting = { isCorrection: true };
    expect(missingFrom(someReport(), correcting)).toEqual([{ what: "correction" }]);
    expect(missingFrom(someReport({ correction: "The side was wrong." }), correcting)).toEqual([]);
  });
});
