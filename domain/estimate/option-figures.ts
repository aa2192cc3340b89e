import { deferredInterest, type Repayment, repayment } from "#domain/financing/repayment.ts";
import type {
  EstimateAllowance,
  EstimateContent,
  EstimateFinancing,
  EstimateLine,
  EstimateOption,
  EstimatePayment,
} from "./estimate-content.ts";

/** What an option comes to, in whole cents. */
export type OptionFigures = {
  /** By line; null: a figure of it is not said yet. */
  lines: { id: string; ordered: number | null; cents: number | null }[];
  /** By allowance: what the total contains of it, and by how much more it may rise; null: nobody can say by how much. */
  allowances: { id: string; cents: number | null; more: number | null }[];
  /** The sum of all that is said. */
  total: number;
  /** The most that it may come to; null: an allowance is open. */
  most: number | null;
  /** Whether every figure is said, so that the total is the price. */
  isWhole: boolean;
};

/** The figures of one option: each line and allowance rounded to the cent, and the sum of what is rounded. */
export function optionFigures({ lines, allowances }: Priced): OptionFigures {
  const ofLines = lines.map((line) => ({
    id: line.id,
    ordered: line.quantity === null ? null : orderedQuantity(line.quantity, line.waste),
    cents: lineCents(line),
  }));
  const ofAllowances = allowances.map((allowance) => ({
    id: allowance.id,
    ...allowanceCents(allowance),
  }));
  const all = [...ofLines, ...ofAllowances].map(({ cents }) => cents);
  const total = all.reduce((sum: number, cents) => sum + (cents ?? 0), 0);
  const isOpen = ofAllowances.some(({ more }) => more === null);
  const more = ofAllowances.reduce((sum, one) => sum + (one.more ?? 0), 0);
  return {
    lines: ofLines,
    allowances: ofAllowances,
    total,
    most: isOpen ? null : total + more,
    isWhole: lines.length > 0 && all.every((cents) => cents !== null),
  };
}

type Priced = Pick<EstimateOption, "lines" | "allowances">;

/** What has to be ordered of a quantity, in hundredths, with what is cut off; never less than that. */
export function orderedQuantity(quantity: number, waste: number): number {
  return Math.ceil((quantity * (1_000 + waste)) / 1_000);
}

function lineCents({ quantity, waste, priceCents }: EstimateLine): number | null {
  if (quantity === null || priceCents === null) return null;
  return times(orderedQuantity(quantity, waste), priceCents);
}

function allowanceCents({ priceCents, included, most }: EstimateAllowance) {
  if (priceCents === null) return { cents: null, more: null };
  return {
    cents: times(included, priceCents),
    more: most === null ? null : times(Math.max(most - included, 0), priceCents),
  };
}

/** Cents of so many hundredths, half a cent rounded up. Exact: as numbers, the product of the largest two is not. */
function times(hundredths: number, cents: number): number {
  return Number((BigInt(hundredths) * BigInt(cents) + 50n) / 100n);
}

/** What each payment comes to, which together are the total to the cent if their shares are the whole. */
export function paymentFigures(
  total: number,
  payments: readonly EstimatePayment[],
): { id: string; cents: number }[] {
  let shares = 0;
  let paid = 0;
  return payments.map(({ id, share }) => {
    shares += share;
    const until = Number((BigInt(total) * BigInt(shares) + 5_000n) / 10_000n);
    const cents = until - paid;
    paid = until;
    return { id, cents };
  });
}

/** What paying over time costs, with everything that has to be said of it. */
export type FinancingFigures =
  | ({ id: string; plan: "low-monthly" | "fixed-rate" } & Repayment)
  | {
      id: string;
      plan: "same-as-cash";
      months: number;
      /** What is paid in time. */
      total: number;
      /** What is charged besides if it is not. */
      deferred: number;
    };

/** The cost of paying a total over time; undefined: it is nothing. */
export function financingFigures(
  total: number,
  { id, plan, months, rate }: EstimateFinancing,
): FinancingFigures | undefined {
  if (total <= 0) return undefined;
  const share = rate / 10_000;
  if (plan === "same-as-cash") {
    return { id, plan, months, total, deferred: deferredInterest(total, share, months) };
  }
  return { id, plan, ...repayment(total, share, months) };
}

/** The least and the most expensive option, in cents; null: no option has all of its figures. */
export function quotedSpan({
  options,
}: Pick<EstimateContent, "options">): { from: number; to: number } | null {
  const totals = options.map(optionFigures).flatMap(({ isWhole, total }) => (isWhole ? total : []));
  if (totals.length === 0) return null;
  return { from: Math.min(...totals), to: Math.max(...totals) };
}
