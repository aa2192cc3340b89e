import { runningMonths } from "#content/en/figures.ts";
import type { Facts } from "#domain/business/facts.ts";

/** For search engines. */
export const description = ({ serviceRegion, financing: { termMonths } }: Facts) =>
  `Roof financing in ${serviceRegion}: same-as-cash, low monthly and fixed-rate plans ${runningMonths(termMonths)}.`;
