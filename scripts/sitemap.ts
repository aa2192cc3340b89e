import { articlePath } from "#content/links.ts";
import { pages } from "#content/pages.ts";
import { fixedPages } from "#domain/page/placed-pages.ts";
import { articles } from "#generated/articles.ts";

/** What search engines should know: every page under its one address, and every article. */
export function sitemap(siteUrl: string): string {
  const known = fixedPages(pages).flatMap(({ head }) => (head.noindex ? [] : [head.canonical]));
  const entries = [...new Set([...known, ...articles.map(articlePath)])]
    .sort()
    .map((address) => `  <url><loc>${siteUrl}${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}
