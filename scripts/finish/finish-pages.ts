import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pages as table } from "#content/pages.ts";
import { fixedPages } from "#domain/page/placed-pages.ts";
import type { PageManifest } from "#server/pages/prerendered-pages.ts";
import { writeBrandFiles } from "../pictures/brand-files.ts";
import { picturedPages } from "../pictures/pictured-pages.ts";
import { writeSocialPictures } from "../pictures/social-pictures.ts";
import { routeSourcesFile } from "../vite/route-sources.ts";
import { compressTextFiles } from "./compress.ts";
import { writeDeskPage } from "./desk-page.ts";
import { pageDays } from "./page-days.ts";
import { finishDocuments } from "./pages.ts";
import { makeRouteStyles } from "./route-styles.ts";
import { leaveOutStandIns, readWholeSheet } from "./whole-sheet.ts";

/**
 * Turns React Router's build into responses: `pages/` with what the server keeps in memory once it has put the site's
 * address into it, and in `client/` icons, logo and pictures for social networks,
 * with all text compressed.
 */
export async function finishPages(buildFolder: string): Promise<void> {
  const client = path.join(buildFolder, "client");
  const pages = path.join(buildFolder, "pages");
  const known = fixedPages(table);

  const wholeSheet = await readWholeSheet(client);
  const sheet = wholeSheet.text;
  const sources = JSON.parse(
    await readFile(path.join(buildFolder, "server", routeSourcesFile), "utf8"),
  );
  const manifest: PageManifest = {
    prerendered: await finishDocuments(client, pages, { sheet, known }),
    kept: known.filter(({ made }) => made === "kept").map(({ address }) => address),
    days: pageDays(sources),
    styles: await makeRouteStyles(sheet, sources),
  };
  await writeFile(path.join(pages, "manifest.json"), JSON.stringify(manifest, null, 1));

  await leaveOutStandIns(wholeSheet);
  await writeBrandFiles(client);
  await writeSocialPictures(client, picturedPages());
  await writeDeskPage(client, pages);
  await compressTextFiles(client);
}
