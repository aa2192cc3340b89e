import { readFile } from "node:fs/promises";
import path from "node:path";
import { pagePolicy } from "./security-headers.ts";

/** Written by the build: what it knows of each page it made. `file` is a name without ending. */
export type PageManifest = {
  path: string;
  file: string;
  etag: string;
  /** Query parameters that change the page: with one of them it is rendered on request. */
  query: string[];
  scripts: string[];
  styles: string[];
}[];

export type PageEncoding = "br" | "gzip" | "identity";

/** A page as it lies in memory, ready to go out. */
export type PrerenderedPage = {
  etag: string;
  query: readonly string[];
  policy: string;
  bodies: Record<PageEncoding, Buffer>;
};

const endings: Record<PageEncoding, string> = {
  br: ".html.br",
  gzip: ".html.gz",
  identity: ".html",
};

export async function readPages(
  folder: string,
  manifest: PageManifest,
): Promise<ReadonlyMap<string, PrerenderedPage>> {
  const read = (file: string, encoding: PageEncoding) =>
    readFile(path.join(folder, file + endings[encoding]));
  const entries = manifest.map(async ({ path: address, file, etag, query, scripts, styles }) => {
    const [br, gzip, identity] = await Promise.all([
      read(file, "br"),
      read(file, "gzip"),
      read(file, "identity"),
    ]);
    const page = {
      etag,
      query,
      policy: pagePolicy({ scripts, styles }),
      bodies: { br, gzip, identity },
    };
    return [address, page] as const;
  });
  return new Map(await Promise.all(entries));
}
