import { isSingleHeaderLine } from "#domain/page/single-line.ts";
import type { Span } from "#domain/page/span.ts";
import {
  type EstimateUnit,
  estimateLimits,
  estimateUnits,
  type LineKind,
  lineKinds,
} from "./estimate-terms.ts";

/* What an owner has added to the price book. Estimates name an item by its id, so that it is retired and never deleted. */

export type OwnItemId = `own-${string}`;

export const ownItemId = /^own-[a-z0-9]{4,36}$/;

export type OwnItem = {
  id: OwnItemId;
  /** As a line of an estimate calls it. */
  name: string;
  unit: EstimateUnit;
  kind: LineKind;
  /** In dollars, of one unit. */
  price: Span;
  /** What is cut off, in thousandths. */
  waste: number;
  /** Whether it is offered as what may turn out to be needed. */
  isAllowance?: true | undefined;
  /** No estimate is begun with it any longer. */
  isRetired?: true | undefined;
};

/** In the order in which they were added. An object, as other lists among the facts are. */
export type OwnItems = { items: OwnItem[] };

export const ownItemLimits = {
  /** Retired ones among them. */
  items: 100,
  /** Dollars. */
  price: 100_000,
} as const;

/** Those that estimates are offered. */
export function offeredItems({ items }: OwnItems): OwnItem[] {
  return items.filter(({ isRetired }) => !isRetired);
}

/** Whether each of these items is still there, retired or not. */
export function keepsItems(before: OwnItems, after: OwnItems): boolean {
  const ids = new Set(after.items.map(({ id }) => id));
  return before.items.every(({ id }) => ids.has(id));
}

/** What is wrong with the items, by place and field, as `3.price`; with all of them, under an empty key. Anything may have been sent. */
export function itemFaults(value: unknown): Record<string, string> {
  const { items } = (value ?? {}) as Partial<Record<keyof OwnItems, unknown>>;
  const most = ownItemLimits.items;
  if (!Array.isArray(items) || items.length > most) return { "": `Keep at most ${most} items` };
  const all: Partial<Record<keyof OwnItem, unknown>>[] = items.map((item) => item ?? {});
  const faults: Record<string, string> = {};
  const names = new Set<string>();
  const ids = new Set<unknown>();
  for (const [at, item] of all.entries()) {
    const name = typeof item.name === "string" ? item.name.trim() : "";
    // What is retired gives its name free, and has none to give back.
    const isTaken = !item.isRetired && names.has(name.toLowerCase());
    const found = {
      name: nameFault(name) ?? (isTaken ? sameName : undefined),
      price: priceFault(item.price),
      waste: wasteFault(item.waste),
    };
    for (const [field, fault] of Object.entries(found)) {
      if (fault) faults[`${at}.${field}`] = fault;
    }
    if (!isKnown(item) || ids.has(item.id)) faults[at] = "No such item";
    if (!item.isRetired) names.add(name.toLowerCase());
    ids.add(item.id);
  }
  return faults;
}

const sameName = "Another item has this name";

function isKnown({ id, unit, kind, isAllowance, isRetired }: Record<string, unknown>): boolean {
  return (
    typeof id === "string" &&
    ownItemId.test(id) &&
    estimateUnits.some((one) => one === unit) &&
    lineKinds.some((one) => one === kind) &&
    [isAllowance, isRetired].every((flag) => flag === undefined || flag === true)
  );
}

function nameFault(name: string): string | undefined {
  const most = estimateLimits.what;
  if (name === "") return "Write what it is";
  if (name.length > most) return `Use at most ${most} characters; this has ${name.length}`;
  return isSingleHeaderLine(name) ? undefined : "Write it on one line, in visible characters";
}

function priceFault(price: unknown): string | undefined {
  const { from, to } = (price ?? {}) as Partial<Record<keyof Span, unknown>>;
  const areDollars = [from, to].every(
    (dollars) =>
      typeof dollars === "number" &&
      dollars > 0 &&
      dollars <= ownItemLimits.price &&
      Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6,
  );
  if (!areDollars)
    return `Enter dollars from 0.01 to ${ownItemLimits.price.toLocaleString("en-US")}`;
  return Number(from) > Number(to) ? "Enter the smaller number first" : undefined;
}

function wasteFault(waste: unknown): string | undefined {
  const most = estimateLimits.waste;
  const isWaste = Number.isInteger(waste) && Number(waste) >= 0 && Number(waste) <= most;
  return isWaste ? undefined : `Enter a percentage from 0 to ${most / 10}`;
}
