import type { RoofCondition } from "#domain/roof-photo/roof-photo.ts";
import { isPressing, shortestLife, supportedAdvice } from "./report-answer.ts";
import type { Finding, ReportContent } from "./report-content.ts";
import type { AdviceKind, ReportArea, Urgency } from "./report-terms.ts";

/** What is missing from a report, or contradicts itself, and where. */
export type Missing =
  | { what: "looked-at" }
  | { what: "why-not"; area: ReportArea }
  | { what: "part" | "condition" | "seen" | "urgency"; finding: string }
  | { what: "advice" | "advice-years" | "correction" }
  /** More is advised than the findings support. */
  | { what: "advice-unsupported"; supported: AdviceKind }
  /** A replacement is advised before anything has come to its end, in years. */
  | { what: "advice-too-soon"; years: number }
  /** Nothing is advised although a finding presses. */
  | { what: "advice-too-little"; finding: string };

/** A report as it can be sent: nothing is open any more. */
export type CompleteReport = Omit<ReportContent, "findings" | "advice"> & {
  findings: (Finding & { part: string; condition: RoofCondition; urgency: Urgency })[];
  advice: ReportContent["advice"] & { kind: AdviceKind };
};

/**
 * What has to be said before a report can be sent, in the order of its form. Measures are never missing, and a roof without
 * findings is fine.
 */
export function missingFrom(
  content: ReportContent,
  { isCorrection }: { isCorrection: boolean },
): Missing[] {
  return [
    ...(isCorrection && content.correction === "" ? [{ what: "correction" as const }] : []),
    ...missingLooks(content),
    ...content.findings.flatMap(missingOfFinding),
    ...missingAdvice(content),
  ];
}

/** The report if it can be sent, as its type says it. */
export function completeReport(
  content: ReportContent,
  kind: { isCorrection: boolean },
): CompleteReport | undefined {
  // What is not missing is there.
  return missingFrom(content, kind).length === 0 ? (content as CompleteReport) : undefined;
}

function missingLooks({ lookedAt }: ReportContent): Missing[] {
  if (!lookedAt.some(({ how }) => how !== "not")) return [{ what: "looked-at" }];
  return lookedAt.flatMap(({ area, how, why }) =>
    how === "not" && why === null ? [{ what: "why-not", area }] : [],
  );
}

function missingOfFinding({ id, part, condition, seen, urgency }: Finding): Missing[] {
  const said = { part, condition, seen: seen || null, urgency };
  const names = ["part", "condition", "seen", "urgency"] as const;
  return names.flatMap((what) => (said[what] === null ? [{ what, finding: id }] : []));
}

function missingAdvice({ advice, findings }: ReportContent): Missing[] {
  const { kind, years } = advice;
  if (!kind) return [{ what: "advice" }];
  const pressing = findings.find(isPressing);
  if (kind === "nothing" && pressing) return [{ what: "advice-too-little", finding: pressing.id }];
  const supported = supportedAdvice(kind, findings);
  if (supported !== kind) return [{ what: "advice-unsupported", supported }];
  if (kind !== "replace-later") return [];
  if (!years) return [{ what: "advice-years" }];
  const life = shortestLife(findings);
  return life && years.from < life.from ? [{ what: "advice-too-soon", years: life.from }] : [];
}
