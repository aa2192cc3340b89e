import type { Facts } from "#domain/business/facts.ts";

/** For search engines. */
export const described = {
  title: ({ address }: Facts) => `Contact a roofer in ${address.city}, ${address.region}`,
  description: ({ name, address, inState }: Facts) =>
    `Call, write or book a free roof inspection with ${name} in ${address.city}, ${inState.name}. We answer every message.`,
  keywords: ({ address }: Facts) =>
    `contact roofing contractor ${address.city} ${address.region}, roof estimate, roofing phone number`,
};
