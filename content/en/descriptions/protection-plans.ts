import { monthlyPrice } from "#content/en/plan-price.ts";
import type { Facts } from "#domain/business/facts.ts";

/** For search engines. */
export const description = (f: Facts) =>
  `Platinum, Gold and Silver roof protection plans from ${monthlyPrice(f, "silver")} a month: inspections, response times, discounts, warranties, and when a plan pays.`;
