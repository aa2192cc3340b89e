import { z } from "zod/mini";
import { dayField } from "#domain/calendar/day-field.ts";
import { paymentPlanIds } from "#domain/financing/financing.ts";
import { mostAmountCents } from "#domain/lead/amount.ts";
import { multiLine, singleLine } from "#domain/person/contact-details.ts";
import { bookItemIds } from "./book-items.ts";
import {
  estimateLimits,
  estimateUnits,
  lineKinds,
  optionGrades,
  paymentMoments,
} from "./estimate-terms.ts";
import { ownItemField } from "./own-items-contract.ts";

/*
 * What an estimate says, as data, from its first line on: whatever nobody has said yet is null or empty. Money is whole cents,
 * quantities are whole hundredths of their unit, waste is thousandths of the quantity. What must be said before it is sent is
 * `missingFrom` (complete-estimate.ts); what it comes to is `optionFigures` (option-figures.ts).
 */

/** An id that a browser has made. */
export const estimateId = (what: string) =>
  z.string().check(z.regex(/^[\w-]{1,64}$/, { error: `No such ${what}` }));

const whole = (from: number, to: number, what: string) => {
  const error = `${what}: a whole number from ${from} to ${to}`;
  return z.int({ error }).check(z.minimum(from, { error }), z.maximum(to, { error }));
};

/** Empty where nobody has written anything, never missing. */
const text = (label: string, max: number) => multiLine({ label, max })._zod.def.innerType;

/** As many as `max` at most, each once. */
const listOf = <One extends z.ZodMiniType<{ id: string }>>(one: One, max: number, what: string) =>
  z.array(one).check(
    z.maxLength(max),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: `${what} stands here twice`,
    }),
  );

/** Of the price book: one that the site was built with, or an owner's own. */
export const itemField = z.union([z.enum(bookItemIds), ownItemField]);

const quantity = z.nullable(whole(1, estimateLimits.quantity, "Quantity"));
const price = z.nullable(whole(0, mostAmountCents, "Price in cents"));

export const estimateLine = z.object({
  id: estimateId("line"),
  /** What of the price book it is; null: something that the book does not have. */
  item: z.nullable(itemField),
  kind: z.enum(lineKinds),
  /** What is done, or what is used, in words. */
  what: singleLine({ label: "What", max: estimateLimits.what }),
  /** Of material; empty: none, or nobody has said. */
  brand: singleLine({ label: "Brand", max: estimateLimits.brand }),
  /** Its name or kind, as its maker calls it. */
  product: singleLine({ label: "Product", max: estimateLimits.brand }),
  unit: z.enum(estimateUnits),
  /** Without waste; null: nobody has said. */
  quantity,
  waste: whole(0, estimateLimits.waste, "Waste in thousandths"),
  /** Of one unit. */
  priceCents: price,
  /** Why a figure is another than the one that it rests on. */
  why: singleLine({ label: "Why", max: estimateLimits.why }),
});

export type EstimateLine = z.output<typeof estimateLine>;

/** What may turn out to be needed, with its price: so much of it is in the option's total. */
export const estimateAllowance = z.object({
  id: estimateId("allowance"),
  item: z.nullable(itemField),
  what: singleLine({ label: "What", max: estimateLimits.what }),
  unit: z.enum(estimateUnits),
  priceCents: price,
  /** How much the total contains, in hundredths of a unit. */
  included: whole(0, estimateLimits.quantity, "Quantity"),
  /** How much it may come to at most, in hundredths; null: nobody can say, and the total may rise further. */
  most: z.nullable(whole(0, estimateLimits.quantity, "Quantity")),
});

export type EstimateAllowance = z.output<typeof estimateAllowance>;

const span = (most: number, what: string) =>
  z
    .object({ from: whole(1, most, what), to: whole(1, most, what) })
    .check(z.refine(({ from, to }) => from <= to, { error: `${what} go up` }));

export const estimateOption = z.object({
  id: estimateId("option"),
  grade: z.enum(optionGrades),
  /** As in 'Architectural shingles'. */
  name: singleLine({ label: "Name", max: estimateLimits.name }),
  /** What it is for, in a sentence or two. */
  words: text("Words", estimateLimits.words),
  lines: listOf(estimateLine, estimateLimits.lines, "A line"),
  allowances: listOf(estimateAllowance, estimateLimits.allowances, "An allowance"),
  notIncluded: listOf(
    z.object({
      id: estimateId("sentence"),
      text: singleLine({ label: "What is not in it", max: estimateLimits.sentence }),
    }),
    estimateLimits.notIncluded,
    "A sentence",
  ),
  /** From the first day on which work may begin to the day by which it ends; null: nobody has said. */
  dates: z.nullable(
    z
      .object({ begin: dayField("Not a day"), end: dayField("Not a day") })
      .check(z.refine(({ begin, end }) => begin <= end, { error: "Work ends after it begins" })),
  ),
  /** How many days it takes; null: nobody has said. */
  workDays: z.nullable(span(estimateLimits.workDays, "Days")),
});

export type EstimateOption = z.output<typeof estimateOption>;

export const estimatePayment = z.object({
  id: estimateId("payment"),
  when: z.enum(paymentMoments),
  /** Of the total, in hundredths of a percent: 3,000 are 30%. */
  share: whole(1, 10_000, "Share"),
});

export type EstimatePayment = z.output<typeof estimatePayment>;

/** A way to pay over time. What it costs follows (`financingFigures`), and is always shown with it. */
export const estimateFinancing = z.object({
  id: estimateId("way to pay"),
  plan: z.enum(paymentPlanIds),
  months: whole(1, estimateLimits.months, "Months"),
  /** Annual, in hundredths of a percent; of same-as-cash, what is charged when it is not paid in time. */
  rate: whole(0, estimateLimits.rate, "Rate"),
});

export type EstimateFinancing = z.output<typeof estimateFinancing>;

export const estimateContent = z.object({
  /** Of this form of the content, which outlives releases. */
  version: z.literal(1),
  /** The report whose measures its quantities come from; null: none. */
  reportId: z.nullable(estimateId("report")),
  /** What goes before the options. */
  words: text("Words", estimateLimits.words),
  options: listOf(estimateOption, estimateLimits.options, "An option"),
  payments: listOf(estimatePayment, estimateLimits.payments, "A payment"),
  financing: listOf(estimateFinancing, estimateLimits.financing, "A way to pay"),
  /** The last day on which its prices hold; null: nobody has said. */
  validUntil: z.nullable(dayField("Not a day")),
  /** Of an estimate that corrects another: what was corrected. */
  correction: text("What was corrected", estimateLimits.correction),
});

export type EstimateContent = z.output<typeof estimateContent>;

/** An estimate of which nobody has said anything. */
export const emptyEstimate: EstimateContent = {
  version: 1,
  reportId: null,
  words: "",
  options: [],
  payments: [],
  financing: [],
  validUntil: null,
  correction: "",
};
