import { businessProfile } from "#content/business-profile.ts";
import { officeTown } from "#content/en/office-in-words.ts";
import type { Facts } from "#domain/business/facts.ts";

const { name, state } = businessProfile;

/** For search engines. */
export const described = {
  title: (f: Facts) => `Contact a roofer in ${officeTown(f)}`,
  description: ({ address }: Facts) =>
    `Call, write or book a free roof inspection with ${name} in ${address.city}, ${state.name}. We answer every message.`,
  keywords: ({ address }: Facts) =>
    `contact roofing contractor ${address.city} ${address.region}, roof estimate, roofing phone number`,
};
