/** The main part of a page's HTML. */
export function mainOf(html: string): string {
  return /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
}

/** The text that a reader without scripts sees: without tags, comments, scripts and styles, and with single spaces. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .replace(/ ([.,:])/g, "$1");
}

/** Targets of its links, in order. */
export function linksOf(html: string): string[] {
  return Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
}

/** The page's structured data for search engines. */
export function structuredDataOf(html: string): { "@type": string; [property: string]: unknown }[] {
  return Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, json = ""]) => JSON.parse(json),
  );
}
