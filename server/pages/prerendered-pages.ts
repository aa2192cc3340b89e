import { readFile } from "node:fs/promises";
import path from "node:path";
import type { RouteStyles } from "#app/page-context.ts";
import type { QueryValues } from "#domain/page/page-entry.ts";
import { pagePolicy } from "#server/plugins/security-headers.ts";
import type { KeptPage, PageEncoding } from "./kept-page.ts";

/** The build's manifest of pages. */
export type PageManifest = {
  /** Prerendered pages. `file` is a name without extension. */
  prerendered: {
    path: string;
    file: string;
    etag: string;
    /** Query parameters that change the page: with one of them it is rendered on request. */
    query: QueryValues;
    scripts: string[];
    styles: string[];
  }[];
  /** Paths of pages that change over time but are the same for every visitor, and so are kept once rendered. */
  kept: readonly string[];
  /** The styles that rendered pages need for their first paint. */
  styles: RouteStyles;
};

/** A page in memory, with the query parameters that change it. */
export type PrerenderedPage = KeptPage & { query: QueryValues };

const endings: Record<PageEncoding, string> = {
  br: ".html.br",
  gzip: ".html.gz",
  identity: ".html",
};

export async function readPages(
  folder: string,
  { prerendered }: PageManifest,
): Promise<ReadonlyMap<string, PrerenderedPage>> {
  const read = (file: string, encoding: PageEncoding) =>
    readFile(path.join(folder, file + endings[encoding]));
  const entries = prerendered.map(async ({ path: address, file, etag, query, scripts, styles }) => {
    const [br, gzip, identity] = await Promise.all([
      read(file, "br"),
      read(file, "gzip"),
      read(file, "identity"),
    ]);
    const page = {
      status: 200,
      type: "text/html; charset=utf-8",
      etag,
      query,
      policy: pagePolicy({ scripts, styles }),
      bodies: { br, gzip, identity },
    };
    return [address, page] as const;
  });
  return new Map(await Promise.all(entries));
}
