import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { mostAmountCents } from "#domain/lead/amount.ts";
import { type EstimateBasis, isOfferedFinancing, isWithin } from "./estimate-basis.ts";
import type { EstimateContent, EstimateOption } from "./estimate-content.ts";
import { optionFigures } from "./option-figures.ts";

/** What is missing from an estimate, or contradicts itself, and where. */
export type EstimateMissing =
  /** The report that its quantities come from no longer stands. */
  | { what: "report" }
  | { what: "correction" | "options" | "payments" | "valid-until" | "valid-until-past" }
  /** Shares that are not the whole; `share` is their sum, in hundredths of a percent. */
  | { what: "shares"; share: number }
  /** The first payment is less or more than what the business states. */
  | { what: "deposit"; from: number; to: number }
  /** A way to pay that is not offered, or on other terms. */
  | { what: "financing"; id: string }
  | { what: OptionMissing; option: string }
  | { what: "line"; option: string; line: string }
  | { what: "allowance"; option: string; allowance: string }
  | { what: "allowance-most"; option: string; allowance: string };

type OptionMissing =
  | "name"
  | "lines"
  | "dates"
  | "dates-past"
  | "work-days"
  | "same-grade"
  | "only-grade"
  | "nothing"
  | "too-much";

/** What has to be said before an estimate can be sent, in the order of its form. */
export function missingFromEstimate(
  content: EstimateContent,
  {
    basis,
    today,
    isCorrection,
  }: { basis: EstimateBasis; today: CalendarDay; isCorrection: boolean },
): EstimateMissing[] {
  const { options, validUntil } = content;
  return [
    ...(isCorrection && content.correction === "" ? [{ what: "correction" as const }] : []),
    ...(content.reportId !== null && content.reportId !== basis.reportId
      ? [{ what: "report" as const }]
      : []),
    ...(options.length === 0 ? [{ what: "options" as const }] : []),
    ...options.flatMap((option) => missingOfOption(option, options, today)),
    ...missingOfPayments(content, basis),
    ...content.financing
      .filter((way) => !isOfferedFinancing(basis, way))
      .map(({ id }) => ({ what: "financing" as const, id })),
    ...(validUntil === null ? [{ what: "valid-until" as const }] : []),
    ...(validUntil !== null && validUntil < today ? [{ what: "valid-until-past" as const }] : []),
  ];
}

function missingOfOption(
  option: EstimateOption,
  options: readonly EstimateOption[],
  today: CalendarDay,
): EstimateMissing[] {
  const { id, grade, name, lines, allowances, dates, workDays } = option;
  const { total, most, isWhole } = optionFigures(option);
  const same = options.filter((other) => other.grade === grade);
  const faults: OptionMissing[] = [
    ...(same.length > 1 && same[0] !== option ? (["same-grade"] as const) : []),
    ...((grade === "only") !== (options.length === 1) ? (["only-grade"] as const) : []),
    ...(name === "" ? (["name"] as const) : []),
    ...(lines.length === 0 ? (["lines"] as const) : []),
    ...(isWhole && total <= 0 ? (["nothing"] as const) : []),
    ...(Math.max(total, most ?? 0) > mostAmountCents ? (["too-much"] as const) : []),
    ...(dates === null ? (["dates"] as const) : []),
    ...(dates !== null && dates.begin < today ? (["dates-past"] as const) : []),
    ...(workDays === null ? (["work-days"] as const) : []),
  ];
  return [
    ...faults.map((what) => ({ what, option: id })),
    ...lines
      .filter((line) => line.what === "" || line.quantity === null || line.priceCents === null)
      .map((line) => ({ what: "line" as const, option: id, line: line.id })),
    ...allowances
      .filter((one) => one.what === "" || one.priceCents === null)
      .map((one) => ({ what: "allowance" as const, option: id, allowance: one.id })),
    ...allowances
      .filter((one) => one.most !== null && one.most < one.included)
      .map((one) => ({ what: "allowance-most" as const, option: id, allowance: one.id })),
  ];
}

function missingOfPayments(
  { payments }: EstimateContent,
  { deposit }: EstimateBasis,
): EstimateMissing[] {
  const [first] = payments;
  if (!first) return [{ what: "payments" }];
  const share = payments.reduce((sum, payment) => sum + payment.share, 0);
  if (share !== 10_000) return [{ what: "shares", share }];
  return isWithin(first.share, deposit) ? [] : [{ what: "deposit", ...deposit }];
}
