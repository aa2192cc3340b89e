import { withThousands } from "#domain/page/thousands.ts";
import { inOrder } from "#domain/report/report-answer.ts";
import type { Finding, ReportContent, ReportMeasures } from "#domain/report/report-content.ts";
import type { RoofCondition } from "#domain/roof-photo/roof-photo.ts";
import type { ConditionWords } from "#domain/roof-photo/roof-words.ts";
import { measures as words } from "./my-roof/report.ts";
import {
  countedNames,
  deckingNames,
  exhaustNames,
  intakeNames,
  lengthNames,
  placeText,
  urgencyNames,
  yearsText,
} from "./report.ts";

/** A finding as whoever reads a report is told it; null where nobody has said that. */
export type FindingInWords = {
  id: string;
  /** Among all findings, from 1, the most pressing first. */
  number: number;
  part: string | null;
  place: string;
  condition: { name: string; of: RoofCondition } | null;
  urgency: string | null;
  life: string | null;
  seen: string;
  photos: readonly string[];
};

/** The findings of a report, as its page, the desk and the sample of the pages tell them, in one order. */
export function findingsInWords(
  { findings }: Pick<ReportContent, "findings">,
  conditions: ConditionWords,
): FindingInWords[] {
  return inOrder(findings).map((finding, index) => inWords(finding, index + 1, conditions));
}

function inWords(
  { id, part, partWord, side, condition, urgency, life, seen, photos }: Finding,
  number: number,
  conditions: ConditionWords,
): FindingInWords {
  return {
    ...{ id, number, part, seen, photos },
    place: capitalized(placeText({ part, partWord, side })),
    condition: condition && { name: conditions[condition], of: condition },
    urgency: urgency && urgencyNames[urgency],
    life: life && yearsText(life),
  };
}

/** What was measured, each with its figure. */
export function measuresInWords(measures: ReportMeasures): [string, string][] {
  const { squareTenths, slopes, layers, decking, intake, exhaust, lengths } = measures;
  const rows: [string, string | null][] = [
    [words.squares, squareTenths === null ? null : squaresText(squareTenths)],
    ...slopes.map(({ side, rise, squareTenths: part }): [string, string] => [
      side ? words.slope(words.sides[side]) : words.slopeAlone,
      [rise === null ? "" : words.pitch(rise), part === null ? "" : squaresText(part)]
        .filter(Boolean)
        .join("; "),
    ]),
    [words.layers, layers === null ? null : String(layers)],
    [words.decking, decking.kind && deckingNames[decking.kind]],
    [words.badSheets, decking.badSheets === null ? null : String(decking.badSheets)],
    ...intake.map(({ kind, count }): [string, string | null] => [
      intakeNames[kind],
      count === null ? null : withThousands(count),
    ]),
    ...exhaust.map(({ kind, count }): [string, string | null] => [
      exhaustNames[kind],
      count === null ? null : withThousands(count),
    ]),
    ...Object.entries(lengths).map(([name, feet]): [string, string | null] => [
      lengthNames[name as keyof typeof lengthNames],
      feet === undefined ? null : words.feet(withThousands(feet)),
    ]),
    ...Object.entries(measures.counts ?? {}).map(([name, count]): [string, string | null] => [
      countedNames[name as keyof typeof countedNames],
      count === undefined ? null : String(count),
    ]),
  ];
  return rows.filter((row): row is [string, string] => !!row[1]);
}

/** `23.5 squares` */
function squaresText(tenths: number): string {
  const whole = withThousands(Math.floor(tenths / 10));
  return words.squaresOf(tenths % 10 === 0 ? whole : `${whole}.${tenths % 10}`);
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
