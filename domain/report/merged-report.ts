import type { ReportContent } from "./report-content.ts";
import { reportLimits } from "./report-terms.ts";
import {
  beyond,
  type Clash,
  type Merging,
  mergedFields,
  mergedList,
  mergedSet,
} from "./three-way-merge.ts";

/**
 * One report of two that began from the same one. Whatever one of the two has changed is taken; texts that both have changed
 * have the words of both, and of a choice or figure, mine stays and the other is named. What one has deleted stays if the other
 * has changed it. Where both are more than a report takes, mine stays, and what is left of the other is named.
 */
export function mergedReport(
  base: ReportContent,
  mine: ReportContent,
  theirs: ReportContent,
): { content: ReportContent; clashes: Clash[] } {
  const clashes: Clash[] = [];
  const merging: Merging = { clashes, written, mostInSet: reportLimits.photos };
  const fields = <Of extends object>(of: string, ...three: [Of, Of, Of]): Of =>
    mergedFields(of, three, merging);
  const list = <One extends object>(
    of: (one: One) => string,
    ...three: [readonly One[], readonly One[], readonly One[]]
  ): One[] => mergedList(of, three, merging);
  const withinLimit = <One extends { id: string }>(
    field: "findings" | "slopes",
    ...three: [readonly One[], readonly One[], readonly One[]]
  ): One[] => {
    const all = list(({ id }) => id, ...three);
    const mine = three[1].map(({ id }) => id);
    const left = beyond(all, ({ id }) => mine.includes(id), reportLimits[field]);
    clashes.push(...left.map((theirs) => ({ of: "report", field, mine: null, theirs })));
    return all.filter((one) => !left.includes(one));
  };

  const [from, own, other] = [base.measures, mine.measures, theirs.measures];
  const content: ReportContent = {
    version: 1,
    lookedAt: list(({ area }) => area, base.lookedAt, mine.lookedAt, theirs.lookedAt),
    findings: withinLimit("findings", base.findings, mine.findings, theirs.findings),
    measures: {
      ...fields("measures", plainOf(from), plainOf(own), plainOf(other)),
      slopes: withinLimit("slopes", from.slopes, own.slopes, other.slopes),
      decking: fields("decking", from.decking, own.decking, other.decking),
      intake: unlessSome(
        list(({ kind }) => kind, from.intake, own.intake, other.intake),
        [own.intake, other.intake],
      ),
      exhaust: unlessSome(
        list(({ kind }) => kind, from.exhaust, own.exhaust, other.exhaust),
        [own.exhaust, other.exhaust],
      ),
      lengths: fields("lengths", from.lengths, own.lengths, other.lengths),
      counts: fields("counts", from.counts, own.counts, other.counts),
    },
    advice: fields("advice", base.advice, mine.advice, theirs.advice),
    leftOut: mergedSet(base.leftOut, mine.leftOut, theirs.leftOut, reportLimits.leftOut),
    ...fields(
      "report",
      { correction: base.correction },
      { correction: mine.correction },
      { correction: theirs.correction },
    ),
  };
  return { content, clashes };
}

function plainOf({ squareTenths, layers }: ReportContent["measures"]) {
  return { squareTenths, layers };
}

/** Without 'none' where one has found none and the other some. */
function unlessSome<Vent extends { kind: string }>(
  merged: Vent[],
  both: readonly (readonly Vent[])[],
): Vent[] {
  const isBoth = (all: readonly Vent[]) =>
    all.length > 1 && all.some(({ kind }) => kind === "none");
  if (!isBoth(merged) || both.some(isBoth)) return merged;
  return merged.filter(({ kind }) => kind !== "none");
}

/** Fields in which people write, so that both can be kept, with how long they may be. */
const written: Readonly<Record<string, number>> = {
  seen: reportLimits.seen,
  note: reportLimits.note,
  words: reportLimits.advice,
  correction: reportLimits.correction,
};
