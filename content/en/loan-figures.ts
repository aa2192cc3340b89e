import { dollars, months, years } from "./figures.ts";

/* Figures of loans. Apart from all others, which every page loads. */

/** An amount in cents: `$1,234.50`. */
export function money(cents: number): string {
  const whole = Math.round(cents);
  return `${dollars(Math.floor(whole / 100))}.${String(whole % 100).padStart(2, "0")}`;
}

/** A term in months: `18 months`; whole years from two on become `2 years`. */
export function term(count: number): string {
  return count >= 24 && count % 12 === 0 ? years(count / 12) : months(count);
}
