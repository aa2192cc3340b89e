import { readFile } from "node:fs/promises";
import path from "node:path";
import type { RouteStyles } from "#app/page-context.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
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
  /** The day of the last change of pages that search engines list, by path. */
  days: Readonly<Record<string, CalendarDay>>;
  /** The styles that rendered pages need for their first paint. */
  styles: RouteStyles;
};

/** A page in memory, with the query parameters that change it. */
export type PrerenderedPage = KeptPage & { query: QueryValues };

/**
 * Puts `siteUrl` into every page of the build, once, and compresses them for as long as the process runs.
 * @param folder `pages` of the build.
 */
export async function readPages(
  folder: string,
  { prerendered }: PageManifest,
  siteUrl: string,
): Promise<ReadonlyMap<string, PrerenderedPage>> {
  const read = async (file: string) =>
    Buffer.from(atSite(await readFile(path.join(folder, file), "utf8"), siteUrl));
  const pages = prerendered.map(async ({ path: address, file, query, scripts, styles }) => {
    const type = "text/html; charset=utf-8";
    const page = await compressedPage(await read(`${file}.html`), { status: 200, type });
    return [address, { ...page, query, policy: pagePolicy({ scripts, styles }) }] as const;
  });
  return new Map(await Promise.all(pages));
}
