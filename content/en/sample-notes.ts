import { saidOfRegion } from "#content/said-of-region.ts";
import type { Facts } from "#domain/business/facts.ts";
import { percent } from "./figures.ts";

/** What stands on the tag beside everything made up while the profile's `samples` are shown. */
export const sampleNotes = {
  reviews: "Sample reviews, shown here as examples",
  review: "Sample review, shown here as an example",
  stories: "Sample stories, shown here as examples",
  certifications: "The first three are samples, shown here as examples",
};

/** The same beside the share of satisfied customers. */
export const satisfactionNote = ({ company }: Pick<Facts, "company">) =>
  `${percent(company.satisfaction)} is a sample figure, shown here as an example`;

/** Who a sample's words are of, and from where, which is a place of the region. */
export function sampleAuthor(f: Facts, who: string, place: string): string {
  return saidOfRegion(f, place) ? `${who}, ${place}` : who;
}
