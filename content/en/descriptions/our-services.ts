import type { Facts } from "#domain/business/facts.ts";

/** For search engines. */
export const description = ({ serviceRegion, offers }: Facts) =>
  `Roof replacement and repair, commercial roofing, storm damage, ${offers.plans ? "protection plans, " : ""}gutters and siding in ${serviceRegion}.`;
