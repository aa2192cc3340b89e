import { createHash } from "node:crypto";
import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { queriesOf } from "#app/prerendered-paths.ts";
import type { PageManifest } from "#server/plugins/prerendered-pages.ts";
import { type PageDocument, readPage } from "./page-document.ts";

export type FinishedPages = {
  entries: PageManifest["prerendered"];
  documents: readonly PageDocument[];
};

/**
 * Moves the prerendered HTML from `client` to `pages`, each page with the style that its first paint
 * needs, taken from the whole `sheet`; and lists them, with their ETags and digests.
 */
export async function finishDocuments(
  client: string,
  pages: string,
  sheet: string,
): Promise<FinishedPages> {
  await mkdir(pages, { recursive: true });
  const entries: PageManifest["prerendered"] = [];
  const documents: PageDocument[] = [];
  for await (const name of glob("**/index.html", { cwd: client })) {
    const page = readPage(await readFile(path.join(client, name), "utf8"), sheet);
    const address = `/${path.dirname(name)}`.replace(/^\/\.$/, "/");
    const file = address === "/" ? "home" : address.slice(1).replaceAll("/", "--");
    await writeFile(path.join(pages, `${file}.html`), page.html);
    await rm(path.join(client, name));
    documents.push(page);
    entries.push({
      path: address,
      file,
      etag: `"${createHash("sha256").update(page.html).digest("base64url").slice(0, 27)}"`,
      query: queriesOf[address] ?? {},
      ...page.digests,
    });
  }
  return { entries, documents };
}
