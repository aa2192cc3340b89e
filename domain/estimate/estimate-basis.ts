import { z } from "zod/mini";
import type { Facts } from "#domain/business/facts.ts";
import { countyTypes } from "#domain/business/response-times.ts";
import { dayField } from "#domain/calendar/day-field.ts";
import type { PaymentPlanId } from "#domain/financing/financing.ts";
import type { Span } from "#domain/page/span.ts";
import type { ReportMeasures } from "#domain/report/report-content.ts";
import { isSame } from "#domain/report/three-way-merge.ts";
import {
  type BookItem,
  type BookItemId,
  bookItemIds,
  bookItems,
  estimateMeasures,
  type ItemId,
  isBuiltItem,
  measureOf,
} from "./book-items.ts";
import { itemField } from "./estimate-content.ts";
import { estimateUnits, lineKinds } from "./estimate-terms.ts";
import { measuredQuantities } from "./measured-quantities.ts";
import { type OwnItems, offeredItems } from "./own-items.ts";
import type { WorkPrices } from "./work-prices.ts";

/*
 * What the figures of an estimate rest on: the price book, the measures of a report, and the terms of payment, as they hold while it
 * is written. With the estimate that is sent, they are kept as they were.
 */

/** Both included; money is whole cents, shares are hundredths of a percent, waste is thousandths. */
const span = z.object({ from: z.int(), to: z.int() });

const bookPrice = z.object({
  item: itemField,
  /** Of one unit; null: it is priced by estimate. */
  cents: z.nullable(span),
  /** What is cut off, beyond what the price contains. */
  waste: span,
  /** What an owner's own item is, which only this says once it is another, or retired. */
  own: z.optional(
    z.object({
      name: z.string(),
      unit: z.enum(estimateUnits),
      kind: z.enum(lineKinds),
      isAllowance: z.optional(z.literal(true)),
    }),
  ),
});

export type BookPrice = z.output<typeof bookPrice>;

export const estimateBasis = z.object({
  /** Of the owner's settings, by which every change of them is found; 0: as the site was built. */
  bookVersion: z.int(),
  /** When the figures of the price book were last checked. */
  bookDay: dayField("Not a day"),
  prices: z.array(bookPrice),
  /** The report whose measures these are; null: none is sent. */
  reportId: z.nullable(z.string()),
  /** On which day that was sent. */
  measuredOn: z.nullable(dayField("Not a day")),
  /** In hundredths of a unit; what is not named was not measured. */
  measures: z.array(z.object({ measure: z.enum(estimateMeasures), quantity: z.int() })),
  /** The share of the total that is paid first. */
  deposit: span,
  /** Ways to pay over time; null: none is offered. */
  financing: z.nullable(
    z.object({
      "same-as-cash": z.object({ months: z.array(z.int()), rate: span }),
      "low-monthly": z.object({ months: span, rate: span }),
      "fixed-rate": z.object({ months: span, rate: span }),
    }),
  ),
});

export type EstimateBasis = z.output<typeof estimateBasis>;

type BasisFacts = Pick<
  Facts,
  "priceBook" | "priceBookDay" | "roofing" | "financing" | "offers" | "counties"
> & { workPrices: WorkPrices; ownItems: OwnItems };

/** The report that quantities come from, if there is one. */
export type MeasuredReport = {
  id: string;
  measures: ReportMeasures;
  sentOn: EstimateBasis["bookDay"];
} | null;

/** What an estimate rests on now. */
export function estimateBasisOf(
  facts: BasisFacts,
  bookVersion: number,
  report: MeasuredReport,
): EstimateBasis {
  const { priceBook, priceBookDay, financing, offers } = facts;
  const measures = report
    ? measuredQuantities(report.measures, priceBook.rise)
    : new Map<never, never>();
  const waste = wasteOf(facts, report?.measures ?? null);
  return {
    bookVersion,
    bookDay: priceBookDay,
    prices: [
      ...bookItemIds.map((item) => ({
        item,
        cents: centsOf(facts, item),
        waste: bookItems[item].measure === "squares" ? waste : { from: 0, to: 0 },
      })),
      ...ownPrices(facts.ownItems),
    ],
    reportId: report?.id ?? null,
    measuredOn: report?.sentOn ?? null,
    measures: [...measures].map(([measure, quantity]) => ({ measure, quantity })),
    deposit: hundredthsOfPercent(financing.deposit),
    financing: offers.financing
      ? {
          "same-as-cash": {
            months: [...financing.sameAsCashMonths],
            rate: hundredthsOfPercent(financing.typicalRate),
          },
          "low-monthly": loan(financing.lowMonthly),
          "fixed-rate": loan(financing.fixedRate),
        }
      : null,
  };
}

function ownPrices(items: OwnItems): BookPrice[] {
  return offeredItems(items).map(({ id, price, waste, name, unit, kind, isAllowance }) => ({
    item: id,
    cents: scaled(price, 100),
    waste: { from: waste, to: waste },
    own: { name, unit, kind, ...(isAllowance && { isAllowance }) },
  }));
}

/** What an item of the price book is; null: an owner's own that this basis does not have. */
export function itemOf(
  basis: EstimateBasis,
  item: ItemId,
): (BookItem & { name?: string | undefined }) | null {
  if (isBuiltItem(item)) return bookItems[item];
  const own = bookPriceOf(basis, item)?.own;
  return own ? { ...own, measure: null } : null;
}

/** Whether figures rest on the same. Settings have versions that change nothing of this. */
export function isSameBasis(one: EstimateBasis, other: EstimateBasis): boolean {
  const inOrder = (basis: EstimateBasis) => estimateBasis.parse({ ...basis, bookVersion: 0 });
  return isSame(inOrder(one), inOrder(other));
}

/** The price of something in the book that an estimate rests on; null: the book has none. */
export function bookPriceOf(basis: EstimateBasis, item: ItemId | null): BookPrice | null {
  return basis.prices.find((price) => price.item === item) ?? null;
}

/** What was measured for something in the book, in hundredths of its unit; null: nothing. */
export function measuredFor(basis: EstimateBasis, item: ItemId | null): number | null {
  const measure = measureOf(item);
  return basis.measures.find((one) => one.measure === measure)?.quantity ?? null;
}

/** Whether a way to pay is one that is offered. */
export function isOfferedFinancing(
  { financing }: EstimateBasis,
  { plan, months, rate }: { plan: PaymentPlanId; months: number; rate: number },
): boolean {
  if (!financing) return false;
  const isInRate = isWithin(rate, financing[plan].rate);
  if (plan === "same-as-cash") {
    return isInRate && financing["same-as-cash"].months.includes(months);
  }
  return isInRate && isWithin(months, financing[plan].months);
}

export function isWithin(figure: number, { from, to }: Span): boolean {
  return figure >= from && figure <= to;
}

const squareFeet = 100;

function centsOf(
  { priceBook, roofing, workPrices, counties }: BasisFacts,
  item: BookItemId,
): Span | null {
  const perSquare = (dollars: Span) => scaled(dollars, 100 * squareFeet);
  const dollars = (span: Span) => scaled(span, 100);
  const slope = (material: "asphalt" | "metal", share: Span) => {
    const { from, to } = roofing[material].pricePerSquareFoot;
    return perSquare({ from: from * share.from, to: to * share.to });
  };
  const { steep, "very-steep": verySteep } = priceBook.slopeWork;
  const served = countyTypes.filter((type) => counties.some((county) => county.type === type));
  const travel = (served.length > 0 ? served : countyTypes).map((type) => priceBook.travel[type]);
  const prices: Record<BookItemId, () => Span | null> = {
    asphalt: () => perSquare(roofing.asphalt.pricePerSquareFoot),
    metal: () => perSquare(roofing.metal.pricePerSquareFoot),
    cedar: () => null,
    slate: () => null,
    synthetic: () => null,
    "asphalt-steep": () => slope("asphalt", steep),
    "asphalt-very-steep": () => slope("asphalt", verySteep),
    "metal-steep": () => slope("metal", steep),
    "metal-very-steep": () => slope("metal", verySteep),
    "extra-layer": () => perSquare(priceBook.secondLayer),
    sheet: () => dollars(priceBook.decking.perSheet),
    fascia: () => dollars(workPrices.fascia),
    "drip-edge": () => dollars(workPrices.dripEdge),
    "ridge-vent": () => dollars(workPrices.ridgeVent),
    valley: () => dollars(workPrices.valley),
    "wall-flashing": () => dollars(workPrices.wallFlashing),
    gutter: () => dollars(workPrices.gutter),
    chimney: () => dollars(priceBook.chimney),
    skylight: () => dollars(priceBook.skylight),
    pipe: () => dollars(workPrices.pipe),
    permit: () => dollars(priceBook.permit),
    travel: () =>
      dollars({
        from: Math.min(...travel.map(({ from }) => from)),
        to: Math.max(...travel.map(({ to }) => to)),
      }),
  };
  return prices[item]();
}

/** What is cut off of this roof: of a shape that nobody has measured, from the least to the most. */
function wasteOf({ priceBook }: BasisFacts, measures: ReportMeasures | null): Span {
  const { gable, hip, "cut-up": cutUp } = priceBook.offcuts;
  const thousandths = (span: Span) => scaled(span, 1_000);
  if (measures?.lengths.valley) return thousandths(cutUp);
  if (measures?.lengths.hip) return thousandths({ from: hip.from, to: cutUp.to });
  return thousandths({ from: gable.from, to: cutUp.to });
}

function loan({ years, rate }: { years: Span; rate: Span }) {
  return { months: scaled(years, 12), rate: hundredthsOfPercent(rate) };
}

function hundredthsOfPercent(span: Span): Span {
  return scaled(span, 10_000);
}

/** Whole, and nothing of a figure that only its notation has: 0.0599 times 10,000 is 599. */
function scaled({ from, to }: Span, by: number): Span {
  return { from: Math.round(from * by), to: Math.round(to * by) };
}
