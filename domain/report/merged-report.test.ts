import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyReport, someFinding, someReport } from "#tests/support/report-values.ts";
import { mergedReport } from "./merged-report.ts";
import { reportContent } from "./report-content.ts";
import { reportLimits } from "./report-terms.ts";

describe("what two people have written in one report", () => {
  const base = someReport({ findings: [someFinding({ id: "a" }), someFinding({ id: "b" })] });
  const withA = (said: Parameters<typeof someFinding>[0]) =>
    someReport({ findings: [someFinding({ id: "a", ...said }), someFinding({ id: "b" })] });

  it("is all there when each has changed something else", () => {
    const mine = withA({ condition: "failed" });
    const theirs = someReport({
      findings: [
        someFinding({ id: "a", urgency: "now" }),
        someFinding({ id: "b" }),
        someFinding({ id: "c" }),
      ],
    });
    expect(mergedReport(base, mine, theirs)).toEqual({
      content: someReport({
        findings: [
          someFinding({ id: "a", condition: "failed", urgency: "now" }),
          someFinding({ id: "b" }),
          someFinding({ id: "c" }),
        ],
      }),
      clashes: [],
    });
  });

  it("has the words of both", () => {
    const { content, clashes } = mergedReport(
      base,
      withA({ seen: "Loose on the left." }),
      withA({ seen: "Dry below." }),
    );
    expect(content.findings[0]?.seen).toBe("Dry below.\nLoose on the left.");
    expect(clashes).toEqual([]);
  });

  it("names a choice that both have made in different ways, and keeps mine", () => {
    const { content, clashes } = mergedReport(
      base,
      withA({ condition: "failed" }),
      withA({ condition: "worn" }),
    );
    expect(content.findings[0]?.condition).toBe("failed");
    expect(clashes).toEqual([{ of: "a", field: "condition", mine: "failed", theirs: "worn" }]);
  });

  it("keeps what one has deleted and the other has changed, and deletes what nobody has", () => {
    const theirs = someReport({ findings: [] });
    const { content } = mergedReport(base, withA({ condition: "failed" }), theirs);
    expect(content.findings).toEqual([someFinding({ id: "a", condition: "failed" })]);
  });

  it("has the photos that either has added", () => {
    const { content } = mergedReport(
      withA({ photos: ["1", "2"] }),
      withA({ photos: ["1", "2", "3"] }),
      withA({ photos: ["2", "4"] }),
    );
    expect(content.findings[0]?.photos).toEqual(["2", "4", "3"]);
  });

  it("is what the one has written whom nobody has disturbed", () => {
    fc.assert(
      fc.property(anyReport, anyReport, (before, after) => {
        const merged = [
          mergedReport(before, after, before),
          mergedReport(before, before, after),
          mergedReport(before, after, after),
        ];
        for (const { content, clashes } of merged) {
          expect(inOneOrder(content)).toEqual(inOneOrder(after));
          expect(clashes).toEqual([]);
        }
      }),
    );
  });

  it("is never more than a report takes: mine stays then, and the rest of theirs is named", () => {
    const [long, longer] = ["a".repeat(reportLimits.seen), "b".repeat(reportLimits.seen - 3)];
    const full = (name: string) =>
      Array.from({ length: reportLimits.findings }, (_, index) =>
        someFinding({ id: `${name}${index}` }),
      );
    const photos = (name: string) =>
      Array.from({ length: reportLimits.photos }, (_, index) => `${name}${index}`);
    const texts = mergedReport(base, withA({ seen: long }), withA({ seen: longer }));
    expect(texts.content).toEqual(withA({ seen: long }));
    expect(texts.clashes).toEqual([{ of: "a", field: "seen", mine: long, theirs: longer }]);
    const [mine, theirs] = [full("m"), full("t")];
    const lists = mergedReport(
      someReport(),
      someReport({ findings: mine }),
      someReport({ findings: theirs }),
    );
    expect(lists.content.findings).toEqual(mine);
    expect(lists.clashes.map((clash) => clash.theirs)).toEqual(theirs);
    const sets = mergedReport(base, withA({ photos: photos("m") }), withA({ photos: photos("t") }));
    expect(sets.content).toEqual(withA({ photos: photos("m") }));
    for (const { content } of [texts, lists, sets]) {
      expect(reportContent.safeParse(content)).toMatchObject({ success: true });
    }
  });

  it("has no 'none' beside what somebody else has found", () => {
    const intake = (kind: "none" | "edge-vent") => {
      const { measures } = someReport();
      return someReport({ measures: { ...measures, intake: [{ kind, count: null }] } });
    };
    const { content } = mergedReport(someReport(), intake("none"), intake("edge-vent"));
    expect(content.measures.intake).toEqual([{ kind: "edge-vent", count: null }]);
  });

  it("loses no word of either", () => {
    fc.assert(
      fc.property(anyReport, anyReport, anyReport, (from, mine, theirs) => {
        const { content } = mergedReport(from, mine, theirs);
        const all = JSON.stringify(content);
        for (const one of [mine, theirs]) {
          for (const { id, seen } of one.findings) {
            const before = from.findings.find((finding) => finding.id === id);
            if (seen !== before?.seen) expect(all).toContain(JSON.stringify(seen).slice(1, -1));
          }
        }
      }),
    );
  });
});

/** Lists keep what is in them; whose order they have is nothing that anybody has said. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value
      .map(inOneOrder)
      .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, inOneOrder(one)]);
  return Object.fromEntries(entries.toSorted());
}
