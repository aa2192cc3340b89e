import { builtFacts } from "#content/facts.ts";
import { shownPages } from "#content/pages.ts";
import { fixedPages } from "#domain/page/placed-pages.ts";
import { articles, shownArticles } from "./articles.ts";

const fixed = fixedPages(shownPages(builtFacts));

/** Every path in the table of pages, and the articles: for reading over HTTP. */
export const allAddresses: readonly string[] = [
  ...fixed.map(({ address }) => address),
  ...articles.map(({ address }) => address),
];

/** One path for each page, and a few articles, since all are built alike: for opening in a browser. */
export const canonicalAddresses: readonly string[] = [
  ...fixed.filter(({ address, head }) => address === head.canonical).map(({ address }) => address),
  ...shownArticles.map(({ address }) => address),
];
