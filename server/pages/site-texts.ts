import { articleNow } from "#content/article-now.ts";
import { feedPaths } from "#content/links.ts";
import { heldIn } from "#domain/article/held-in.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { PublishedProject } from "#domain/project/project.ts";
import { articles } from "#generated/articles.ts";
import { jsonFeed, rssFeed } from "./article-feeds.ts";
import { compressedPage, type KeptPage } from "./kept-page.ts";
import { llmsText } from "./llms-text.ts";
import type { PageManifest } from "./prerendered-pages.ts";
import { sitemap } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

type Site = {
  siteUrl: string;
  days: PageManifest["days"];
  /** The finished roofs that pages show; with others, the facts are others, too. */
  projects(): readonly PublishedProject[];
};

type SiteText = { type: string; text(f: Facts, site: Site, bar: string): string };

/** What search engines, feed readers, language models and home screens ask for, by its path: words are functions of facts here, too. */
const siteTexts: Readonly<Record<string, SiteText>> = {
  "/sitemap.xml": {
    type: "application/xml",
    text: (f, { siteUrl, days, projects }) =>
      sitemap(f, siteUrl, days, heldIn(f, articles), projects()),
  },
  "/robots.txt": {
    type: "text/plain",
    text: (_f, { siteUrl }) => `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`,
  },
  "/llms.txt": {
    type: "text/plain",
    text: (f, { siteUrl, projects }) => llmsText(f, siteUrl, projects()),
  },
  "/manifest.webmanifest": {
    type: "application/manifest+json",
    text: (f, _site, bar) => webManifest(f, bar),
  },
  [feedPaths.rss]: {
    type: "application/rss+xml",
    text: (f, { siteUrl }) => rssFeed(articlesNow(f), f, siteUrl),
  },
  [feedPaths.json]: {
    type: "application/feed+json",
    text: (f, { siteUrl }) => jsonFeed(articlesNow(f), f, siteUrl),
  },
};

const articlesNow = (f: Facts) =>
  heldIn(f, articles).map((article) => articleNow(article, f, articles));

/** Their paths. */
export const siteTextPaths: readonly string[] = Object.keys(siteTexts);

/** Keeps each text until the facts change. */
export function createSiteTexts(site: Site) {
  const kept = new Map<string, { page: Promise<KeptPage>; madeOf: Facts }>();

  /** The text at a path, with the facts that hold and the color of the bar; undefined where there is none. */
  return (path: string, facts: Facts, bar: string): Promise<KeptPage> | undefined => {
    if (!Object.hasOwn(siteTexts, path)) return undefined;
    const known = kept.get(path);
    if (known?.madeOf === facts) return known.page;
    const { type, text } = siteTexts[path] as SiteText;
    const body = Buffer.from(text(facts, site, bar));
    const page = compressedPage(body, { status: 200, type: `${type}; charset=utf-8` });
    kept.set(path, { page, madeOf: facts });
    return page;
  };
}
