/**
 * An article's HTML without the links to some addresses, whose words stay. Links that depend on an offer have their own mark
 * (`offered-parts.ts`).
 */
export function withoutLinksTo(html: string, isLeftOut: (path: string) => boolean): string {
  return html.replace(
    /<a href="([^"#?]*)[^"]*">([\s\S]*?)<\/a>/g,
    (link, path: string, words: string) => (isLeftOut(path) ? words : link),
  );
}
