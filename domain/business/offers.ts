/** What a contractor may sell, or help with, besides work on roofs. */
export type Offer = "plans" | "financing" | "costRange" | "bidComparison";

export type Offers = Readonly<Record<Offer, boolean>>;

/** Something on the site that there is only with an offer. */
export type OfOffer = { offer?: Offer };

/** Whether there is such a thing on the site now. */
export function isOffered({ offers }: { offers: Offers }, { offer }: OfOffer): boolean {
  return offer === undefined || offers[offer];
}

/** The items of a list that there are on the site now. */
export function offered<Item extends OfOffer>(
  f: { offers: Offers },
  items: readonly Item[],
): Item[] {
  return items.filter((item) => isOffered(f, item));
}
