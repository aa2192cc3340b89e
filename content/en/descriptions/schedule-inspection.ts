import { businessProfile } from "#content/business-profile.ts";
import { minutes } from "#content/en/figures.ts";
import type { Facts } from "#domain/business/facts.ts";

const { serviceRegion } = businessProfile;

/** For search engines. */
export const description = ({ inspectionMinutes }: Facts) =>
  `Book a free roof inspection in ${serviceRegion} online: choose a day and a time, and we come for about ${minutes(inspectionMinutes)}.`;
