import { writeFile } from "node:fs/promises";
import path from "node:path";
import { feedPaths } from "#content/links.ts";
import { siteStandIn } from "#domain/page/site-address.ts";
import { articles } from "#generated/articles.ts";
import type { PageManifest } from "#server/pages/prerendered-pages.ts";
import { articleFeeds } from "../articles/article-feeds.ts";
import type { RouteSources } from "../vite/route-sources.ts";
import { llmsText } from "./llms-text.ts";
import { listedPages, sitemap } from "./sitemap.ts";

/**
 * Writes `sitemap.xml`, `robots.txt` with a link to it, `llms.txt`, and the articles' feeds into `pages`, with the
 * stand-in for the site's address, and lists them.
 */
export async function writeSearchFiles(
  pages: string,
  sources: RouteSources,
): Promise<PageManifest["texts"]> {
  const feeds = articleFeeds(articles, siteStandIn);
  const robots = `User-agent: *\nAllow: /\nSitemap: ${siteStandIn}/sitemap.xml\n`;
  const made: [address: string, type: string, text: string][] = [
    ["/sitemap.xml", "application/xml", sitemap(siteStandIn, listedPages(sources))],
    ["/robots.txt", "text/plain", robots],
    ["/llms.txt", "text/plain", llmsText(siteStandIn)],
    [feedPaths.rss, "application/rss+xml", feeds.rss],
    [feedPaths.json, "application/feed+json", feeds.json],
  ];
  return Promise.all(
    made.map(async ([address, type, text]) => {
      const file = address.slice(1).replaceAll("/", "--");
      await writeFile(path.join(pages, file), text);
      return { path: address, file, type: `${type}; charset=utf-8` };
    }),
  );
}
