/** The main part of a page, as the server sends it. */
export function mainOf(html: string): string {
  return /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
}

/** What a reader without scripts has of it: tags, comments and what they hold removed, spaces single. */
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

/** Where its links lead, in order. */
export function linksOf(html: string): string[] {
  return Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
}

/** What search engines read of the page. */
export function structuredDataOf(html: string): { "@type": string; [property: string]: unknown }[] {
  return Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, json = ""]) => JSON.parse(json),
  );
}
