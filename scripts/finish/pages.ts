import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PlacedPage } from "#domain/page/placed-pages.ts";
import type { PageManifest } from "#server/pages/prerendered-pages.ts";
import { readPage } from "./page-document.ts";

/**
 * Moves the prerendered HTML from `client` to `pages`, each page with the part of `sheet` that its first paint needs,
 * and lists the pages with their digests and the query parameters from `known`.
 */
export async function finishDocuments(
  client: string,
  pages: string,
  { sheet, known }: { sheet: string; known: readonly PlacedPage[] },
): Promise<PageManifest["prerendered"]> {
  await mkdir(pages, { recursive: true });
  const entries: PageManifest["prerendered"] = [];
  for await (const name of glob("**/index.html", { cwd: client })) {
    const page = readPage(await readFile(path.join(client, name), "utf8"), sheet);
    const address = `/${path.dirname(name)}`.replace(/^\/\.$/, "/");
    const file = address === "/" ? "home" : address.slice(1).replaceAll("/", "--");
    await writeFile(path.join(pages, `${file}.html`), page.html);
    await rm(path.join(client, name));
    entries.push({
      path: address,
      file,
      query: known.find((one) => one.address === address)?.query ?? {},
      ...page.digests,
    });
  }
  // A static file would give every query the same response.
  for (const { address, query } of known) {
    if (query) await rm(path.join(client, `${address}.data`), { force: true });
  }
  return entries;
}
