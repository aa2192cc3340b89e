import type { BusinessProfile, Offer } from "#domain/business/business-profile.ts";
import { businessProfile } from "./business-profile.ts";

/** Something on the site that there is only with an offer. */
export type OfOffer = { offer?: Offer };

const offers: BusinessProfile["offers"] = businessProfile.offers;

/** Whether there is such a thing on this contractor's site. */
export function isOffered({ offer }: OfOffer): boolean {
  return offer === undefined || offers[offer];
}

/** The items of a list that there are on this contractor's site. */
export function offered<Item extends OfOffer>(items: readonly Item[]): Item[] {
  return items.filter(isOffered);
}
