import { businessProfile } from "#content/business-profile.ts";
import { runningMonths } from "#content/en/figures.ts";
import type { Facts } from "#domain/business/facts.ts";

const { serviceRegion } = businessProfile;

/** For search engines. */
export const description = ({ financing: { termMonths } }: Facts) =>
  `Roof financing in ${serviceRegion}: same-as-cash, low monthly and fixed-rate plans ${runningMonths(termMonths)}.`;
