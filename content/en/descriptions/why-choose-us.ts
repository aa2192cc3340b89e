import { withArticle } from "#content/en/figures.ts";
import type { Facts } from "#domain/business/facts.ts";

/** For search engines. */
export const description = ({ name, serviceRegion, promises }: Facts) =>
  `Written prices, on-time crews and ${withArticle(`${promises.workmanshipYears}-year`)} workmanship warranty: what sets ${name} apart in ${serviceRegion}.`;
