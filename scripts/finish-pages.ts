import { createHash } from "node:crypto";
import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { queriesOf, sharedPaths } from "#app/prerendered-paths.ts";
import { schedulePage } from "#app/routes/booking/schedule/page-info.ts";
import { socialPicture } from "#app/seo/social-picture.ts";
import { businessProfile } from "#content/business-profile.ts";
import { inlineDigests } from "#server/plugins/inline-digests.ts";
import type { PageManifest } from "#server/plugins/prerendered-pages.ts";
import { writeBrandFiles } from "./brand-files.ts";
import { compressTextFiles } from "./finish/compress.ts";
import { writeSearchFiles } from "./finish/search-files.ts";
import { siteUrl } from "./finish/site-url.ts";
import { writeSocialPictures } from "./social-pictures.ts";

/**
 * Turns the prerendered HTML under `client/` into `pages/`: each page with its digests for the
 * content security policy, its ETag and its compressed forms. Compresses the other text files where
 * they are, and writes icons, logo, social pictures, `sitemap.xml` and `robots.txt`.
 */
export async function finishPages(buildFolder: string): Promise<void> {
  const client = path.join(buildFolder, "client");
  const pages = path.join(buildFolder, "pages");
  await mkdir(pages, { recursive: true });

  const manifest: PageManifest = { prerendered: [], shared: sharedPaths };
  const canonicals = new Set<string>([`${siteUrl()}${schedulePage.canonical}`]);
  const shared = new Map([[socialPicture(schedulePage.canonical), schedulePage.title]]);
  for await (const name of glob("**/index.html", { cwd: client })) {
    const html = await readFile(path.join(client, name), "utf8");
    const address = `/${path.dirname(name)}`.replace(/^\/\.$/, "/");
    const file = address === "/" ? "home" : address.slice(1).replaceAll("/", "--");
    await writeFile(path.join(pages, `${file}.html`), html);
    await rm(path.join(client, name));
    manifest.prerendered.push({
      path: address,
      file,
      etag: `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`,
      query: queriesOf[address] ?? {},
      ...inlineDigests(html),
    });
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    if (canonical && !html.includes('<meta name="robots" content="noindex"')) {
      canonicals.add(canonical);
    }
    const { picture, title } = sharedAs(html);
    if (!shared.has(picture)) shared.set(picture, title);
  }
  await writeFile(path.join(pages, "manifest.json"), JSON.stringify(manifest, null, 1));

  await writeBrandFiles(client);
  await writeSocialPictures(
    client,
    Array.from(shared, ([address, title]) => ({ address, title })),
  );
  await writeSearchFiles(client, canonicals);
  await compressTextFiles(client);
  await compressTextFiles(pages);
}

/** What a page says to social networks: the address of its picture, and its title without the brand. */
function sharedAs(html: string): { picture: string; title: string } {
  const content = (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? "";
  return {
    picture: content("og:image").slice(siteUrl().length),
    title: content("og:title")
      .replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'")
      .replace(` | ${businessProfile.name}`, ""),
  };
}
