import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { feedPaths } from "#content/links.ts";
import { articleFeeds } from "../articles/article-feeds.ts";
import type { RouteSources } from "../vite/route-sources.ts";
import { llmsText } from "./llms-text.ts";
import { siteUrl } from "./site-url.ts";
import { listedPages, sitemap } from "./sitemap.ts";

/** Writes `sitemap.xml`, `robots.txt` with a link to it, `llms.txt`, and the articles' feeds. */
export async function writeSearchFiles(folder: string, sources: RouteSources): Promise<void> {
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await write("sitemap.xml", sitemap(siteUrl(), listedPages(sources)));
  await write("robots.txt", `User-agent: *\nAllow: /\nSitemap: ${siteUrl()}/sitemap.xml\n`);
  await write("llms.txt", llmsText(siteUrl()));
  const feeds = articleFeeds(siteUrl());
  await mkdir(path.join(folder, path.dirname(feedPaths.rss)), { recursive: true });
  await write(feedPaths.rss, feeds.rss);
  await write(feedPaths.json, feeds.json);
}
