import type { Figure, Span } from "#domain/page/span.ts";
import { withThousands } from "#domain/page/thousands.ts";

/** A unit in the singular and in the plural. */
type Unit = readonly [one: string, many: string];

/** A figure with its unit: `2-4 hours`, `1 day`, `20 years`, `75-100+ years`. */
export function counted(figure: Figure, unit: Unit): string {
  return `${digits(figure)} ${unitOf(figure, unit)}`;
}

/** The unit alone, where the figure is set apart from it: `year` for 1, `years` for 5-10. */
export function unitOf(figure: Figure, [one, many]: Unit): string {
  return digits(figure) === "1" ? one : many;
}

/** A range as a sentence words it: `12 to 120 months`. A range from a number to itself is that number: `12 months`. */
export function countedTo({ from, to }: Span, unit: Unit): string {
  return from === to ? counted(to, unit) : `${from} to ${to} ${unit[1]}`;
}

const month: Unit = ["month", "months"];

export const monthsTo = (span: Span) => countedTo(span, month);

/** How long terms run: `from 12 to 120 months`, `for 12 months`. */
export const runningMonths = (span: Span) =>
  `${span.from === span.to ? "for" : "from"} ${monthsTo(span)}`;

/** A figure without its unit: `2-4`, `75-100+`. A range from a number to itself is that number: `4`. */
export function digits(figure: Figure): string {
  if (typeof figure === "number") return `${figure}`;
  const { from, to, openEnded } = figure;
  return `${from === to ? to : `${from}-${to}`}${openEnded ? "+" : ""}`;
}

export const minutes = (figure: Figure) => counted(figure, ["minute", "minutes"]);
export const hours = (figure: Figure) => counted(figure, ["hour", "hours"]);
export const days = (figure: Figure) => counted(figure, ["day", "days"]);
export const months = (figure: Figure) => counted(figure, month);
export const businessDays = (figure: Figure) => counted(figure, ["business day", "business days"]);
export const weeks = (figure: Figure) => counted(figure, ["week", "weeks"]);
export const years = (figure: Figure) => counted(figure, ["year", "years"]);

/** How often within a period: `once`, `twice`, `3-4 times`. */
export function times(figure: Figure): string {
  if (figure === 1) return "once";
  return figure === 2 ? "twice" : counted(figure, ["time", "times"]);
}

// Figures and lists are formatted by hand: the first `Intl` format that a browser creates blocks a
// slow phone for 150 ms, and every page shows a figure.

/**
 * A fraction of 1 as a percentage: `30%`, `20-30%`, `5.99%-9.99%`. Both ends of a range have
 * decimals, or neither has.
 */
export function percent(figure: Figure): string {
  if (typeof figure === "number") return `${hundredths(figure)}%`;
  if (figure.from === figure.to) return percent(figure.to);
  const [from, to] = [hundredths(figure.from), hundredths(figure.to)];
  return from.includes(".") ? `${from}%-${to}%` : `${from}-${to}%`;
}

/** With at most two decimals. */
function hundredths(share: number): string {
  return String(Number((share * 100).toFixed(2)));
}

/** `$650`, `$100,000`, `$3-$5`. */
export function dollars(figure: Figure): string {
  if (typeof figure === "number") return `$${withThousands(Math.round(figure))}`;
  if (figure.from === figure.to) return dollars(figure.to);
  return `${dollars(figure.from)}-${dollars(figure.to)}`;
}

/** `6, 12 or 18`. */
export function either(figures: readonly number[]): string {
  const [last, ...others] = figures.toReversed();
  return others.length > 0 ? `${others.reverse().join(", ")} or ${last}` : `${last ?? ""}`;
}

/** `Berks, Bucks, and Lehigh`, `Berks and Bucks`; `last` is the word before the last item. */
export function listed(words: readonly string[], last: "and" | "or" = "and"): string {
  const [final = "", ...others] = words.toReversed();
  if (others.length === 0) return final;
  return `${others.reverse().join(", ")}${others.length > 1 ? "," : ""} ${last} ${final}`;
}

const numerals = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** `three`, within a sentence. For counts up to twelve; others in figures. */
export function countInWords(count: number): string {
  return numerals[count] ?? String(count);
}

/** `Three`, as the first word of a sentence. For counts up to twelve. */
export function countAtStart(count: number): string {
  return atStart(countInWords(count));
}

/**
 * `a 25-year warranty`, `an 8-year warranty`, `an $800 credit`, `an Ohio license`: with the article that the first number
 * (eight, eleven, eighteen, eighty) or word is spoken with.
 */
export function withArticle(text: string): string {
  return `${/^(?:\$?(?:8|1[18](?!\d))|[aeio]|un(?!i))/i.test(text) ? "an" : "a"} ${text}`;
}

/** `An 8-year warranty`, as the first words of a sentence. */
export const withArticleAtStart = (text: string) => atStart(withArticle(text));

function atStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
