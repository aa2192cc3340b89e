import { withThousands } from "#domain/page/thousands.ts";

/*
 * The amount of a quote, or of what was won or lost with it. It is whole cents everywhere; the office types and reads dollars.
 */

/** Ten million dollars, in cents: more than any roof of ours, and what an integer of PostgreSQL holds. */
export const mostAmountCents = 1_000_000_000;

/** What was understood of an amount as it was typed: cents, null for nothing typed, or what is wrong with it in a sentence. */
export type TypedAmount =
  | { cents: number | null; fault?: undefined }
  | { cents?: undefined; fault: string };

/** Groups of three digits have the same mark between them. */
const figure =
  /^(?<whole>\d{1,3}(?<mark>[, ])\d{3}(?:\k<mark>\d{3})*|\d+)(?:\.(?<part>\d+))?(?<thousands>k)?$/iu;

/** Reads `$14,500`, `14500`, `14,500.00` or `14.5k`. */
export function typedAmount(typed: string): TypedAmount {
  const text = typed.replace(/\s+/gu, " ").trim();
  if (text === "") return { cents: null };
  // Also what a word processor makes of a minus, and an accountant's.
  if (/^(?:\$ ?)?[-−–]|^\(.*\)$/u.test(text)) return { fault: tooLittle };
  const {
    whole,
    part = "",
    thousands,
  } = figure.exec(text.replace(/^\$ ?/u, "").replace(/ (?=k$)/iu, ""))?.groups ?? {};
  if (whole === undefined) return { fault: notAnAmount };
  const places = thousands ? 5 : 2;
  if (part.length > places) return { fault: notWholeCents };
  // Digits are put together: multiplied, 14.55 would not be whole cents.
  const digits = whole.replace(/[, ]/gu, "") + part.padEnd(places, "0");
  const cents = Number(digits);
  if (cents === 0) return { fault: tooLittle };
  return cents > mostAmountCents ? { fault: tooMuch } : { cents };
}

/** An amount as the desk shows it, and as it can be typed: `$14,500`, or `$14,500.50`. */
export function amountText(cents: number): string {
  const part = cents % 100;
  const dollars = `$${withThousands((cents - part) / 100)}`;
  return part === 0 ? dollars : `${dollars}.${String(part).padStart(2, "0")}`;
}

const notAnAmount = "Enter dollars, like 14,500 or 14.5k";
const notWholeCents = "Enter at most two digits for the cents, like 14,500.50";
const tooLittle = "Enter more than $0, or leave it empty";
const tooMuch = `Enter at most ${amountText(mostAmountCents)}`;
