import { readFile } from "node:fs/promises";
import path from "node:path";
import type { RouteStyles } from "#app/page-context.ts";
import type { QueryValues } from "#domain/page/page-entry.ts";
import { atSite } from "#domain/page/site-address.ts";
import { pagePolicy } from "#server/plugins/security-headers.ts";
import { compressedPage, type KeptPage } from "./kept-page.ts";

/** The build's manifest of pages. */
export type PageManifest = {
  /** Prerendered pages. `file` is a name without extension. */
  prerendered: {
    path: string;
    file: string;
    /** Query parameters that change the page: with one of them it is rendered on request. */
    query: QueryValues;
    scripts: string[];
    styles: string[];
  }[];
  /** Paths of pages that change over time but are the same for every visitor, and so are kept once rendered. */
  kept: readonly string[];
  /** Sitemap, feeds and the like. `file` is a name with its extension, `type` the content type. */
  texts: { path: string; file: string; type: string }[];
  /** The styles that rendered pages need for their first paint. */
  styles: RouteStyles;
};

/** A page in memory, with the query parameters that change it. */
export type PrerenderedPage = KeptPage & { query: QueryValues };

/**
 * Puts `siteUrl` into every page and text of the build, once, and compresses them for as long as the process runs.
 * @param folder `pages` of the build.
 */
export async function readPages(
  folder: string,
  { prerendered, texts }: PageManifest,
  siteUrl: string,
): Promise<ReadonlyMap<string, PrerenderedPage>> {
  const read = async (file: string) =>
    Buffer.from(atSite(await readFile(path.join(folder, file), "utf8"), siteUrl));
  const pages = prerendered.map(async ({ path: address, file, query, scripts, styles }) => {
    const type = "text/html; charset=utf-8";
    const page = await compressedPage(await read(`${file}.html`), { status: 200, type });
    return [address, { ...page, query, policy: pagePolicy({ scripts, styles }) }] as const;
  });
  const others = texts.map(async ({ path: address, file, type }) => {
    const page = await compressedPage(await read(file), { status: 200, type });
    return [address, { ...page, query: {} }] as const;
  });
  return new Map(await Promise.all([...pages, ...others]));
}
