import { pages } from "#content/pages.ts";
import { fixedPages } from "#domain/page/placed-pages.ts";
import { articles, shownArticles } from "./articles.ts";

const fixed = fixedPages(pages);
const ofPages = fixed.map(({ address }) => address);

/** Every address of the table of pages, and the articles: to be read over HTTP. */
export const allAddresses: readonly string[] = [
  ...ofPages,
  ...articles.map(({ address }) => address),
];

/** The same with a few articles for all of them, which are made alike: to be opened in a browser. */
export const shownAddresses: readonly string[] = [
  ...ofPages,
  ...shownArticles.map(({ address }) => address),
];

/** One for each page, without its aliases, and two articles: for what takes long to look at. */
export const canonicalAddresses: readonly string[] = [
  ...fixed.filter(({ address, head }) => address === head.canonical).map(({ address }) => address),
  ...shownArticles.slice(0, 2).map(({ address }) => address),
];

const canonicals = new Map<string, string>(
  fixed.map(({ address, head }) => [address, head.canonical]),
);

/** An alias's page, so that what holds for a page is said of it once; any other address as it is. */
export function canonicalOf(address: string): string {
  return canonicals.get(address) ?? address;
}

/** A test opens so many pages that it ends well within its time, and names where it begins. */
const handful = 6;

/** Those in handfuls, each by its first address: `/our-company and what follows`. */
export const addresses: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  shownAddresses
    .filter((_, index) => index % handful === 0)
    .map((first, group) => [
      `${first} and what follows`,
      shownAddresses.slice(group * handful, (group + 1) * handful),
    ]),
);
