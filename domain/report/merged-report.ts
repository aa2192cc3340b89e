import type { ReportContent } from "./report-content.ts";
import { reportLimits } from "./report-terms.ts";

/** A choice or figure of which two people have said different things. */
export type Clash = {
  /** What it is of: a finding's id, or a part of the report. */
  of: string;
  field: string;
  mine: unknown;
  theirs: unknown;
};

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
  const fields = <Of extends object>(of: string, ...three: [Of, Of, Of]): Of =>
    mergedFields(of, three, clashes);
  const list = <One extends object>(
    of: (one: One) => string,
    ...three: [readonly One[], readonly One[], readonly One[]]
  ): One[] => mergedList(of, three, clashes);
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

/** What there is no room for: the last of those that are not mine. */
function beyond<One>(all: readonly One[], isMine: (one: One) => boolean, max: number): One[] {
  const over = Math.max(all.length - max, 0);
  return over === 0 ? [] : all.filter((one) => !isMine(one)).slice(-over);
}

/** Fields in which people write, so that both can be kept, with how long they may be. */
const written: Readonly<Record<string, number>> = {
  seen: reportLimits.seen,
  note: reportLimits.note,
  words: reportLimits.advice,
  correction: reportLimits.correction,
};

function mergedFields<Of extends object>(
  of: string,
  [base, mine, theirs]: readonly [Of | undefined, Of, Of],
  clashes: Clash[],
): Of {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])] as (keyof Of &
    string)[];
  const merged = names.map((field) => {
    const [from, own, other] = [base?.[field], mine[field], theirs[field]];
    if (isSame(own, other) || isSame(other, from)) return [field, own];
    if (isSame(own, from)) return [field, other];
    const both = joined(String(own), String(other));
    if (both.length <= (written[field] ?? -1)) return [field, both];
    if (Array.isArray(own) && Array.isArray(other)) {
      const photos = mergedSet(asTexts(from), asTexts(own), asTexts(other), reportLimits.photos);
      return [field, photos];
    }
    clashes.push({ of, field, mine: own, theirs: other });
    return [field, own];
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** In the order that they have, then what is only mine. */
function mergedList<One extends object>(
  keyOf: (one: One) => string,
  [base, mine, theirs]: readonly [readonly One[], readonly One[], readonly One[]],
  clashes: Clash[],
): One[] {
  const [from, own, other] = [base, mine, theirs].map(
    (all) => new Map(all.map((one) => [keyOf(one), one])),
  ) as [Map<string, One>, Map<string, One>, Map<string, One>];
  return [...new Set([...other.keys(), ...own.keys()])].flatMap((key) => {
    const [before, ofMine, ofTheirs] = [from.get(key), own.get(key), other.get(key)];
    if (ofMine && ofTheirs) {
      return mergedFields(key, [before, ofMine, ofTheirs], clashes);
    }
    const left = ofMine ?? ofTheirs;
    // One of the two has deleted it, and the other has not touched it since.
    return left && !isSame(left, before) ? [left] : [];
  });
}

/** What both have or one has added, without what one has taken away. */
function mergedSet(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  max: number,
): string[] {
  const all = [...new Set([...theirs, ...mine])].filter(
    (one) => !base.includes(one) || (mine.includes(one) && theirs.includes(one)),
  );
  const left = new Set(beyond(all, (one) => mine.includes(one), max));
  return all.filter((one) => !left.has(one));
}

/** The words of both, once if one has only added to the other's. */
function joined(mine: string, theirs: string): string {
  if (mine.includes(theirs)) return mine;
  return theirs.includes(mine) ? theirs : `${theirs}\n${mine}`;
}

function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Whether two values of a report are the same; its keys are always in one order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
