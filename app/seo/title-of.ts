import { businessProfile } from "#content/business-profile.ts";

/** A document's title: what the page is about, and the brand, short so that search engines show both. */
export function titleOf(page: string): string {
  return `${page} | ${businessProfile.shortName}`;
}
