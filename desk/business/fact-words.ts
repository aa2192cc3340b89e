import { builtBusinessFacts } from "#content/business-facts.ts";
import { factWords as labels, unitNames } from "#content/en/desk/business.ts";
import { questionCount, settledChanges } from "#content/en/desk/settled-questions.ts";
import { either, percent } from "#content/en/figures.ts";
import type { BusinessChange } from "#domain/business/business-settings.ts";
import {
  entriesOf,
  type FactEntry,
  type FactUnit,
  factGroups,
} from "#domain/business/fact-entries.ts";
import { areSameFacts, type FactValue, factAt, withOverrides } from "#domain/business/facts.ts";
import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { dayHours, openingHours } from "#domain/calendar/hours-in-words.ts";
import { type WeekHours, week } from "#domain/calendar/opening-hours.ts";
import type { Figure, Span } from "#domain/page/span.ts";
import { withThousands } from "#domain/page/thousands.ts";
import type { PhoneNumber } from "#domain/person/phone-number.ts";

/** A fact in the desk's words: `$450`, `2-4 hours`, `(703) 555-0142`. */
export function factInWords(entry: FactEntry, value: FactValue): string {
  if (entry.group === "told" && !value) return labels.notConfirmed;
  switch (entry.kind) {
    case "number":
    case "span":
      return figureInWords(entry.unit, value as Figure);
    case "numbers":
      // So many of them hold together; otherwise it is one or the other.
      return `${entry.count ? (value as readonly number[]).join(", ") : either(value as readonly number[])} ${unitNames[entry.unit][1]}`.trim();
    case "phone":
      // What was just typed is understood by the server.
      return typeof value === "string" ? value : (value as PhoneNumber).display;
    case "hours":
      return openingHours(value as WeekHours)
        .map(({ days, times }) => `${days} ${times}`)
        .join(", ");
    case "day":
      return formatDay(value as CalendarDay);
    default:
      return value as string;
  }
}

/** What stands behind a field of the unit. */
export function unitName(unit: FactUnit): string {
  if (unit === "percent") return "%";
  return unit === "dollars" ? "$" : unitNames[unit][1];
}

function figureInWords(unit: FactUnit, figure: Figure): string {
  if (unit === "percent") return percent(figure);
  const [one, many] = unitNames[unit];
  if (typeof figure === "number")
    return `${amount(unit, figure)} ${figure === 1 ? one : many}`.trim();
  const { from, to, openEnded } = figure as Span;
  return `${amount(unit, from)}-${amount(unit, to)}${openEnded ? "+" : ""} ${many}`.trim();
}

function amount(unit: FactUnit, value: number): string {
  if (unit !== "dollars") return Number.isInteger(value) ? withThousands(value) : String(value);
  return `$${Number.isInteger(value) ? withThousands(value) : value.toFixed(2)}`;
}

/** What a change of the settings changed, one line each: `Gold, a month: $450 → $475`. */
export function changeLines({ from, to }: Pick<BusinessChange, "from" | "to">): string[] {
  const [before, after] = [from, to].map(({ overrides }) =>
    withOverrides(builtBusinessFacts, overrides),
  );
  const lines = entriesOf(builtBusinessFacts).flatMap((entry) => {
    const [was, is] = [before, after].map((facts) => factAt(facts ?? {}, entry.path));
    if (was === undefined || is === undefined || areSameFacts(was, is)) return [];
    if (entry.kind === "hours") return dayLines(was as WeekHours, is as WeekHours);
    const [old, now] = [was, is].map((value) => quoted(entry, factInWords(entry, value)));
    return [`${entry.label}: ${old} → ${now}`];
  });
  return [...lines, ...settledLines(from.settled, to.settled)];
}

function dayLines(before: WeekHours, after: WeekHours): string[] {
  return week
    .map((weekday) => ({ weekday, was: dayHours(before[weekday]), is: dayHours(after[weekday]) }))
    .filter(({ was, is }) => was !== is)
    .map(({ weekday, was, is }) => `${weekday}: ${was} → ${is}`);
}

/** A text in quotation marks, since it has words of its own. */
function quoted({ kind }: FactEntry, words: string): string {
  return kind === "text" ? `“${words}”` : words;
}

type Settled = BusinessChange["from"]["settled"];

function settledLines(from: Settled, to: Settled): string[] {
  const { settled, askedAgain, others } = settledChanges(from, to);
  return [
    ...settled.map(({ asks, lawyerAskedOn }) =>
      lawyerAskedOn ? labels.lawyerAsked(lawyerAskedOn, asks) : labels.settled(asks),
    ),
    ...askedAgain.map((asks) => labels.askedAgain(asks)),
    ...(others.settled > 0 ? [labels.othersSettled(questionCount(others.settled))] : []),
    ...(others.askedAgain > 0 ? [labels.othersAskedAgain(questionCount(others.askedAgain))] : []),
  ];
}

/** `Protection plans: Gold, a month`. */
export function fullLabel({ group, label }: FactEntry): string {
  return `${factGroups[group].title}: ${label}`;
}
