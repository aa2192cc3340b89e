import { typedFigures as words } from "#content/en/desk/estimate.ts";
import type { EstimateUnit } from "#domain/estimate/estimate-terms.ts";
import {
  type TypedFigure,
  typedAllowed,
  typedQuantity,
  typedShare,
} from "#domain/estimate/typed-quantity.ts";
import { typedAmount } from "#domain/lead/amount.ts";

/* How figures of an estimate are typed, and shown where they are. */

type Typing = { shown: (figure: number) => string; read: (typed: string) => TypedFigure };

/** Hundredths of a unit. */
export const quantityTyping = (unit: EstimateUnit): Typing => ({
  shown: (figure) => String(figure / 100),
  read: (typed) => typedQuantity(typed, unit),
});

/** The same, of which there may be none. */
export const allowedTyping = (unit: EstimateUnit): Typing => ({
  shown: (figure) => String(figure / 100),
  read: (typed) => typedAllowed(typed, unit),
});

/** Cents. */
export const priceTyping: Typing = {
  shown: (cents) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)),
  read(typed) {
    const { cents, fault } = typedAmount(typed);
    return fault === undefined ? { figure: cents ?? null } : { fault };
  },
};

/** Thousandths, typed as percent. */
export const wasteTyping = (most: number): Typing => ({
  shown: (figure) => String(figure / 10),
  read: (typed) => typedShare(typed, { whole: 1_000, most }),
});

/** Hundredths of a percent. */
export const shareTyping: Typing = {
  shown: (figure) => String(figure / 100),
  read: (typed) => typedShare(typed, { whole: 10_000, most: 10_000 }),
};

/** A whole number. */
export const wholeTyping = (from: number, to: number): Typing => ({
  shown: String,
  read(typed) {
    const text = typed.trim();
    if (text === "") return { figure: null };
    const figure = Number(text);
    const isRight = /^\d+$/.test(text) && figure >= from && figure <= to;
    return isRight ? { figure } : { fault: words.whole(from, to) };
  },
});
