import type { Figure } from "#domain/page/span.ts";

/** `2-4 hours`, `1 day`, `20 years`. */
export function counted(figure: Figure, [one, many]: readonly [one: string, many: string]): string {
  if (typeof figure !== "number") return `${figure.from}-${figure.to} ${many}`;
  return `${figure} ${figure === 1 ? one : many}`;
}

export const hours = (figure: Figure) => counted(figure, ["hour", "hours"]);
export const days = (figure: Figure) => counted(figure, ["day", "days"]);
export const months = (figure: Figure) => counted(figure, ["month", "months"]);
export const weeks = (figure: Figure) => counted(figure, ["week", "weeks"]);
export const years = (figure: Figure) => counted(figure, ["year", "years"]);

/** `once`, `twice`, `3-4 times`: how often in a given span. */
export function times(figure: Figure): string {
  if (figure === 1) return "once";
  return figure === 2 ? "twice" : counted(figure, ["time", "times"]);
}

const percents = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 2 });

/** Of a share of 1: `30%`, `20-30%`, `5.99%-9.99%`. Digits after the point stand at both or at none. */
export function percent(figure: Figure): string {
  if (typeof figure === "number") return percents.format(figure);
  const [from, to] = [percents.format(figure.from), percents.format(figure.to)];
  return from.includes(".") ? `${from}-${to}` : `${from.slice(0, -1)}-${to}`;
}

const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** `$650`, `$100,000`, `$3-$5`. */
export function dollars(figure: Figure): string {
  return typeof figure === "number"
    ? wholeDollars.format(figure)
    : `${wholeDollars.format(figure.from)}-${wholeDollars.format(figure.to)}`;
}

const dollarsAndCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Of cents: `$1,234.50`. */
export function money(cents: number): string {
  return dollarsAndCents.format(cents / 100);
}

/** Of months: `18 months`, and whole years from two on as `2 years`. */
export function term(count: number): string {
  return count >= 24 && count % 12 === 0 ? years(count / 12) : months(count);
}

/** `6, 12 or 18`. */
export function either(figures: readonly number[]): string {
  return new Intl.ListFormat("en-US", { type: "disjunction" })
    .format(figures.map(String))
    .replace(", or ", " or ");
}
