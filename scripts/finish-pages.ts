import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { sharedPaths } from "#app/prerendered-paths.ts";
import { schedulePage } from "#app/routes/booking/schedule/page-info.ts";
import { socialPicture } from "#app/seo/social-picture.ts";
import { businessProfile } from "#content/business-profile.ts";
import type { PageManifest } from "#server/plugins/prerendered-pages.ts";
import { writeBrandFiles } from "./brand-files.ts";
import { compressTextFiles } from "./finish/compress.ts";
import type { PageDocument } from "./finish/page-document.ts";
import { finishDocuments } from "./finish/pages.ts";
import { makeRouteStyles } from "./finish/route-styles.ts";
import { writeSearchFiles } from "./finish/search-files.ts";
import { siteUrl } from "./finish/site-url.ts";
import { readWholeSheet } from "./finish/whole-sheet.ts";
import { routeSourcesFile } from "./route-sources.ts";
import { type SharedPage, writeSocialPictures } from "./social-pictures.ts";

/**
 * What makes answers of React Router's build: `pages/` with what the server keeps in memory, and in
 * `client/` the icons, the logo, the pictures for social networks, sitemap and robots, all text also
 * compressed.
 */
export async function finishPages(buildFolder: string): Promise<void> {
  const client = path.join(buildFolder, "client");
  const pages = path.join(buildFolder, "pages");

  const sheet = await readWholeSheet(client);
  const { entries, documents } = await finishDocuments(client, pages, sheet);
  const sources = JSON.parse(
    await readFile(path.join(buildFolder, "server", routeSourcesFile), "utf8"),
  );
  const manifest: PageManifest = {
    prerendered: entries,
    shared: sharedPaths,
    styles: await makeRouteStyles(sheet, sources),
  };
  await writeFile(path.join(pages, "manifest.json"), JSON.stringify(manifest, null, 1));

  await writeBrandFiles(client);
  await writeSocialPictures(client, sharedPages(documents));
  await writeSearchFiles(client, canonicalsOf(documents));
  await compressTextFiles(client);
  await compressTextFiles(pages);
}

function canonicalsOf(documents: readonly PageDocument[]): ReadonlySet<string> {
  const canonicals = new Set([`${siteUrl()}${schedulePage.canonical}`]);
  for (const { canonical } of documents) if (canonical) canonicals.add(canonical);
  return canonicals;
}

/** Each picture once, with the title of the first page that shows it, without the brand. */
function sharedPages(documents: readonly PageDocument[]): SharedPage[] {
  const titles = new Map([[socialPicture(schedulePage.canonical), schedulePage.title]]);
  for (const { shared } of documents) {
    const address = shared.picture.slice(siteUrl().length);
    const title = shared.title.replace(` | ${businessProfile.name}`, "");
    if (!titles.has(address)) titles.set(address, title);
  }
  return Array.from(titles, ([address, title]) => ({ address, title }));
}
