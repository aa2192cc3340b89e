import { pages } from "#content/pages.ts";
import { fixedPages } from "#domain/page/placed-pages.ts";
import { articles } from "./articles.ts";

/** Every address of the table of pages, and the articles. */
export const allAddresses: readonly string[] = [
  ...fixedPages(pages).map(({ address }) => address),
  ...articles.map(({ address }) => address),
];

/** A test opens so many pages that it ends well within its time, and names where it begins. */
const handful = 6;

/** The same in handfuls, each by its first address: `/our-company and what follows`. */
export const addresses: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  allAddresses
    .filter((_, index) => index % handful === 0)
    .map((first, group) => [
      `${first} and what follows`,
      allAddresses.slice(group * handful, (group + 1) * handful),
    ]),
);
