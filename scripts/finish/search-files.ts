import { writeFile } from "node:fs/promises";
import path from "node:path";
import { sitemap } from "../sitemap.ts";
import { siteUrl } from "./site-url.ts";

/** Writes `sitemap.xml` and the `robots.txt` that names it. */
export async function writeSearchFiles(folder: string): Promise<void> {
  await writeFile(path.join(folder, "sitemap.xml"), sitemap(siteUrl()));
  await writeFile(
    path.join(folder, "robots.txt"),
    `User-agent: *\nAllow: /\nSitemap: ${siteUrl()}/sitemap.xml\n`,
  );
}
