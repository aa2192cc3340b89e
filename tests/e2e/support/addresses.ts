import { pages } from "#content/pages.ts";
import { fixedPages } from "#domain/page/placed-pages.ts";
import { articles, shownArticles } from "./articles.ts";

const fixed = fixedPages(pages);
const ofPages = fixed.map(({ address }) => address);

/** Every path in the table of pages, and the articles: for reading over HTTP. */
export const allAddresses: readonly string[] = [
  ...ofPages,
  ...articles.map(({ address }) => address),
];

/** The same with only a few articles, since all are built alike: for opening in a browser. */
export const shownAddresses: readonly string[] = [
  ...ofPages,
  ...shownArticles.map(({ address }) => address),
];

/** One path per page, without aliases, and two articles: for slow checks. */
export const canonicalAddresses: readonly string[] = [
  ...fixed.filter(({ address, head }) => address === head.canonical).map(({ address }) => address),
  ...shownArticles.slice(0, 2).map(({ address }) => address),
];

const canonicals = new Map<string, string>(
  fixed.map(({ address, head }) => [address, head.canonical]),
);

/** The page of an alias, to state its limits only once; any other path unchanged. */
export function canonicalOf(address: string): string {
  return canonicals.get(address) ?? address;
}

/** Few enough pages for one test to finish well within its time limit. */
const handful = 6;

/** Paths in groups, named after their first path: `/our-company and what follows`. */
export const addresses: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  shownAddresses
    .filter((_, index) => index % handful === 0)
    .map((first, group) => [
      `${first} and what follows`,
      shownAddresses.slice(group * handful, (group + 1) * handful),
    ]),
);
