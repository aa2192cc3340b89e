import { writeFile } from "node:fs/promises";
import path from "node:path";
import { siteUrl } from "./site-url.ts";

/** Writes `sitemap.xml`, with these absolute addresses in order, and the `robots.txt` that names it. */
export async function writeSearchFiles(
  folder: string,
  canonicals: ReadonlySet<string>,
): Promise<void> {
  await writeFile(path.join(folder, "sitemap.xml"), sitemap([...canonicals].sort()));
  await writeFile(
    path.join(folder, "robots.txt"),
    `User-agent: *\nAllow: /\nSitemap: ${siteUrl()}/sitemap.xml\n`,
  );
}

function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`;
}
