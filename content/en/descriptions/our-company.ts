import { businessProfile } from "#content/business-profile.ts";
import type { Facts } from "#domain/business/facts.ts";

const { state } = businessProfile;

/** For search engines. */
export const described = {
  title: ({ address }: Facts) => `About our roofing company in ${address.city}, ${address.region}`,
  description: ({ name, address }: Facts) =>
    `Who ${name} is: a licensed, bonded and insured roofing and remodeling contractor in ${address.city}, ${state.name}.`,
  keywords: ({ shortName, address }: Facts) =>
    `roofing company ${address.city} ${address.region}, about ${shortName} Roofing, licensed roofing contractor ${state.name}`,
};
