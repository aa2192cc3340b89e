import { licensesInWords, standingWithin } from "#content/en/licenses-in-words.ts";
import type { Facts } from "#domain/business/facts.ts";

/** For search engines. */
export const described = {
  title: ({ address }: Facts) => `About our roofing company in ${address.city}, ${address.region}`,
  description: ({ name, address, inState, ...f }: Facts) =>
    `Who ${name} is: a ${standingWithin(f)} roofing and remodeling contractor in ${address.city}, ${inState.name}.`,
  keywords: ({ shortName, address, inState, ...f }: Facts) =>
    `roofing company ${address.city} ${address.region}, about ${shortName} Roofing, ${licensesInWords(f) && "licensed "}roofing contractor ${inState.name}`,
};
