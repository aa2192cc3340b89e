import { createHash } from "node:crypto";
import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { queriesOf, sharedPaths } from "#app/prerendered-paths.ts";
import { schedulePage } from "#app/routes/schedule-inspection/page-info.ts";
import { socialPicture } from "#app/seo/social-picture.ts";
import { businessProfile } from "#content/business-profile.ts";
import { inlineDigests } from "#server/pages/inline-digests.ts";
import type { PageManifest } from "#server/pages/prerendered-pages.ts";
import { writeBrandFiles } from "./brand-files.ts";
import { writeSocialPictures } from "./social-pictures.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

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
    await compress(path.join(pages, `${file}.html`));
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
  await writeFile(path.join(client, "sitemap.xml"), sitemap([...canonicals].sort()));
  await writeFile(
    path.join(client, "robots.txt"),
    `User-agent: *\nAllow: /\nSitemap: ${siteUrl()}/sitemap.xml\n`,
  );
  for await (const name of glob("**/*.{css,data,js,json,svg,txt,webmanifest,xml}", {
    cwd: client,
  })) {
    await compress(path.join(client, name));
  }
}

/** Beside `file`, its brotli and gzip forms. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await compressBrotli(content, { params: quality }));
  await writeFile(
    `${file}.gz`,
    await compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  );
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

function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`;
}

function siteUrl(): string {
  return (process.env.SITE_URL || businessProfile.siteUrl).replace(/\/+$/, "");
}
