import { writeFile } from "node:fs/promises";
import path from "node:path";
import { llmsText } from "../llms-text.ts";
import { sitemap } from "../sitemap.ts";
import { siteUrl } from "./site-url.ts";

/** Writes `sitemap.xml`, the `robots.txt` that names it, and `llms.txt`. */
export async function writeSearchFiles(folder: string): Promise<void> {
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await write("sitemap.xml", sitemap(siteUrl()));
  await write("robots.txt", `User-agent: *\nAllow: /\nSitemap: ${siteUrl()}/sitemap.xml\n`);
  await write("llms.txt", llmsText(siteUrl()));
}
