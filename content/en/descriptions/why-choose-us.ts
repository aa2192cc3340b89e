import { businessProfile } from "#content/business-profile.ts";
import { withArticle } from "#content/en/figures.ts";
import type { Facts } from "#domain/business/facts.ts";

const { name, serviceRegion } = businessProfile;

/** For search engines. */
export const description = ({ promises }: Facts) =>
  `Written prices, on-time crews and ${withArticle(`${promises.workmanshipYears}-year`)} workmanship warranty: what sets ${name} apart in ${serviceRegion}.`;
