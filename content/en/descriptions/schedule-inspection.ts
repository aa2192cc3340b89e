import { minutes } from "#content/en/figures.ts";
import type { Facts } from "#domain/business/facts.ts";

/** For search engines. */
export const description = ({ serviceRegion, inspectionMinutes }: Facts) =>
  `Book a free roof inspection in ${serviceRegion} online: choose a day and a time, and we come for about ${minutes(inspectionMinutes)}.`;
