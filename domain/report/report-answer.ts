import {
  type RoofCondition,
  type RoofSide,
  roofConditions,
} from "#domain/roof-photo/roof-photo.ts";
import type { Finding, ReportContent, Years } from "./report-content.ts";
import { type AdviceKind, adviceKinds, type Urgency, urgencies } from "./report-terms.ts";

/** A finding as the answer names it. */
export type NamedFinding = {
  part: string | null;
  partWord: string;
  side: RoofSide | null;
  condition: RoofCondition | null;
  urgency: Urgency | null;
};

/** What the first sentence of a report says (`answerText` in `content/en/report.ts`). */
export type ReportAnswer = {
  advice: AdviceKind;
  /** Until the replacement that is advised for later; null: none is, or nobody has said. */
  years: Years | null;
  /** The finding to begin with; null: there is none. */
  first: NamedFinding | null;
  /** How many findings are to be dealt with now or this season. */
  pressing: number;
  /** How long the roof lasts at least, by those who have said so; null: nobody has. */
  life: Years | null;
  /** Whether nobody has looked at the roof's surface closely, so that it rests on less. */
  isFromAfar: boolean;
};

/**
 * The answer of a report, from its content alone: what was advised, as far as the findings support it, so that it is never worse
 * than the worst of them. Null while nobody has advised anything.
 */
export function answerOf({ advice, findings, lookedAt }: ReportContent): ReportAnswer | null {
  if (!advice.kind) return null;
  const kind = supportedAdvice(advice.kind, findings);
  const life = shortestLife(findings);
  const [first] = inOrder(findings);
  return {
    advice: kind,
    years: kind === "replace-later" && advice.years ? noSooner(advice.years, life) : null,
    first: first ? named(first) : null,
    pressing: findings.filter(isPressing).length,
    life,
    isFromAfar: !lookedAt.some(({ area, how }) => area === "surface" && how === "close"),
  };
}

/** The most pressing first, and of those the one in the worst condition. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (one, other) => pressureOf(one) - pressureOf(other) || rankOf(other) - rankOf(one),
  );
}

/** The advice itself where the findings support it; otherwise the next lower that they do. */
export function supportedAdvice(advised: AdviceKind, findings: readonly Finding[]): AdviceKind {
  const below = adviceKinds.slice(0, adviceKinds.indexOf(advised) + 1);
  return below.findLast((kind) => supports[kind](findings)) ?? "nothing";
}

/** What each advice needs at least. */
const supports: Record<AdviceKind, (findings: readonly Finding[]) => boolean> = {
  nothing: () => true,
  maintenance: (findings) => findings.some(isAtLeast("fair")),
  repair: (findings) => findings.some(isAtLeast("worn")),
  "replace-later": (findings) =>
    findings.some(isAtLeast("worn")) || findings.some(({ life }) => life !== null),
  "replace-now": (findings) => findings.some(isAtLeast("damaged")),
};

/** Whether something has to be done about it soon. */
export function isPressing({ urgency }: Pick<Finding, "urgency">): boolean {
  return urgency === "now" || urgency === "season";
}

/** The shortest life that somebody gives a finding; null: nobody has said. */
export function shortestLife(findings: readonly Finding[]): Years | null {
  const lives = findings.flatMap(({ life }) => life ?? []);
  if (lives.length === 0) return null;
  return {
    from: Math.min(...lives.map(({ from }) => from)),
    to: Math.min(...lives.map(({ to }) => to)),
  };
}

/** Years until a replacement, which is not due before anything has come to its end. */
function noSooner({ from, to }: Years, life: Years | null): Years {
  const first = Math.max(from, life?.from ?? 0);
  return { from: first, to: Math.max(first, to) };
}

function isAtLeast(condition: RoofCondition): (finding: Finding) => boolean {
  const least = roofConditions.indexOf(condition);
  return (finding) => finding.condition !== null && rankOf(finding) >= least;
}

function rankOf({ condition }: Finding): number {
  return condition === null ? -1 : roofConditions.indexOf(condition);
}

function pressureOf({ urgency }: Finding): number {
  return urgency === null ? urgencies.length : urgencies.indexOf(urgency);
}

function named({ part, partWord, side, condition, urgency }: Finding): NamedFinding {
  return { part, partWord, side, condition, urgency };
}
