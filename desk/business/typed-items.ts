import type { LineKind } from "#domain/estimate/estimate-terms.ts";
import type { OwnItem, OwnItemId, OwnItems } from "#domain/estimate/own-items.ts";

/** An item of the price book as it is typed. */
export type TypedItem = Pick<OwnItem, "id" | "name" | "unit"> & {
  kind: LineKind;
  from: string;
  to: string;
  /** In percent. */
  waste: string;
  isAllowance: boolean;
  isRetired: boolean;
};

export type TypedItems = readonly TypedItem[];

/** What holds, to be typed over. */
export function typedItems({ items }: OwnItems): TypedItems {
  return items.map(({ id, name, unit, kind, price, waste, isAllowance, isRetired }) => ({
    ...{ id, name, unit, kind, from: dollars(price.from), to: dollars(price.to) },
    ...{ waste: waste === 0 ? "" : String(waste / 10) },
    ...{ isAllowance: isAllowance ?? false, isRetired: isRetired ?? false },
  }));
}

/** What was typed; NaN for a figure that is none. A price alone is from and to. */
export function readItems(typed: TypedItems): OwnItems {
  return {
    items: typed.map(({ id, name, unit, kind, from, to, waste, isAllowance, isRetired }) => ({
      ...{ id, name: name.trim().replaceAll(/\s+/gu, " "), unit, kind },
      price: { from: figureOf(from), to: figureOf(to.trim() === "" ? from : to) },
      waste: waste.trim() === "" ? 0 : thousandthsOf(waste),
      ...(isAllowance && { isAllowance: true as const }),
      ...(isRetired && { isRetired: true as const }),
    })),
  };
}

export function newItem(id: OwnItemId): TypedItem {
  return {
    ...{ id, name: "", unit: "piece", kind: "both", from: "", to: "", waste: "" },
    ...{ isAllowance: false, isRetired: false },
  };
}

/** As people write prices: `4.50`, `600`. */
function dollars(price: number): string {
  return Number.isInteger(price) ? String(price) : price.toFixed(2);
}

function thousandthsOf(typed: string): number {
  const thousandths = figureOf(typed) * 10;
  const whole = Math.round(thousandths);
  return Math.abs(whole - thousandths) < 1e-6 ? whole : thousandths;
}

/** `$1,500` and `12%` alike. */
function figureOf(typed: string): number {
  const plain = typed.replaceAll(/[$%,\s]/g, "");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
