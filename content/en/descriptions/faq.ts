import type { Facts } from "#domain/business/facts.ts";

/** For search engines. */
export const description = ({ offers }: Pick<Facts, "offers">) =>
  `Answers to common questions on roof repair, replacement, commercial roofing, storm damage${offers.financing ? ", warranty and financing" : " and warranty"}.`;
