import { pages } from "#content/pages.ts";
import { type PlacedPage, placedPages } from "#domain/page/placed-pages.ts";
import { writeFolder } from "./write-changed.ts";

/*
 * Splits the table of pages for the browser, so that a page's script contains only its own head. One file per screen:
 * `head`, or `heads` by path if the screen draws several pages.
 */

const screens = Object.groupBy(placedPages(pages), ({ screen }) => screen);
await writeFolder(
  ".generated/pages",
  Object.fromEntries(
    Object.entries(screens).map(([screen, placed = []]) => [`${screen}.ts`, moduleOf(placed)]),
  ),
);

/** JSON leaves out what is a function of facts: such a page gives its own. */
function moduleOf(placed: readonly PlacedPage[]): string {
  const canonicals = new Set(placed.map(({ head }) => head.canonical));
  const code =
    canonicals.size === 1
      ? `export const head = ${JSON.stringify(placed[0]?.head)} as const satisfies Partial<PageHead>;`
      : `export const heads = {\n${placed
          .map(({ address, head }) => `  ${JSON.stringify(address)}: ${JSON.stringify(head)},\n`)
          .join("")}} as const satisfies Readonly<Record<string, Partial<PageHead>>>;`;
  return `/* Made by scripts/run/generate-pages.ts. */
import type { PageHead } from "#domain/page/page-entry.ts";

${code}
`;
}
