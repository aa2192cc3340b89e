import type { choiceLines } from "#domain/bid-comparison/bid.ts";
import { type BidField, longestText } from "#domain/bid-comparison/bid-form.ts";
import { isRoofing } from "./book-items.ts";
import type { EstimateContent, EstimateOption, EstimatePayment } from "./estimate-content.ts";
import { optionFigures } from "./option-figures.ts";

/** Who bids, as the form of `/compare-bids` asks for it. */
type Bidder = { name: string; licenseNumber: string };

/**
 * What an option fills into the form that compares bids: only what it says as data. What it says in words alone stays empty, as it
 * would for anybody's bid.
 */
export function estimateAsBid(
  { payments, validUntil }: Pick<EstimateContent, "payments" | "validUntil">,
  option: EstimateOption,
  { name, licenseNumber }: Bidder,
): Partial<Record<BidField, string>> {
  const { lines, allowances, dates } = option;
  const has = (item: string) => lines.some((line) => line.item === item);
  const roofing = lines.find(({ item, unit }) => isRoofing(item) && unit === "square");
  const sheet = allowances.find((allowance) => allowance.item === "sheet");
  const filled: Partial<Record<BidField, string | false | undefined>> = {
    ...{ name: name.slice(0, longestText), licenseNumber },
    price: dollars(optionFigures(option).total),
    ...(roofing?.quantity && { squares: String(roofing.quantity / 100), squaresOf: "surface" }),
    // A whole roof's price has one layer's removal in it (`/roof-cost`).
    tearOff: roofing && (has("extra-layer") ? "two" : "one"),
    ...(sheet && {
      decking: sheet.included > 0 ? "sheets" : "by-sheet",
      sheets: sheet.included > 0 && String(sheet.included / 100),
      sheetPrice: sheet.priceCents === null ? undefined : dollars(sheet.priceCents),
    }),
    shingle: roofing?.brand && roofing.product && "named",
    dripEdge: has("drip-edge") && "all",
    flashing: has("wall-flashing") && "new",
    ventilation: has("ridge-vent") && "exhaust",
    permit: has("permit") && "included",
    ...paid(payments),
    dates: dates ? "both" : undefined,
    validity: validUntil ? "open" : undefined,
  };
  const said = Object.entries(filled).filter(([, value]) => value);
  return Object.fromEntries(said) as Partial<Record<BidField, string>>;
}

function dollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

function paid(payments: readonly EstimatePayment[]): {
  deposit?: string | undefined;
  balance?: keyof (typeof choiceLines)["balance"] | undefined;
} {
  const deposit = payments.find(({ when }) => when === "signing");
  const others = payments.filter((payment) => payment !== deposit);
  const isAtEnd = others.every(({ when }) => when === "completion");
  return {
    deposit: deposit && `${deposit.share / 100}%`,
    balance: others.length === 0 ? undefined : isAtEnd ? "completion" : "stages",
  };
}
