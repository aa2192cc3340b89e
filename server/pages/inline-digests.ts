import { createHash } from "node:crypto";
import { type DefaultTreeAdapterMap, parse } from "parse5";
import { elementsOf, textOf } from "#server/pages/page-elements.ts";

type Element = DefaultTreeAdapterMap["element"];

/** What a content security policy lists for inline scripts and styles: `'sha256-…'`. */
export type Digests = { scripts: string[]; styles: string[] };

/** The digests of a page's inline scripts and styles. */
export function inlineDigests(html: string): Digests {
  return digestsOf(parse(html));
}

/**
 * The same of a page that has been read. Inert scripts (`text/plain`) are among them: they run later, under
 * the same text. What search engines read never runs, nor does an empty script: they need no leave.
 */
export function digestsOf(document: DefaultTreeAdapterMap["document"]): Digests {
  const elements = [...elementsOf(document)];
  const runs = ({ attrs }: Element) =>
    !attrs.some(
      ({ name, value }) => name === "src" || (name === "type" && value === "application/ld+json"),
    );
  return {
    scripts: digests(elements.filter((element) => element.tagName === "script" && runs(element))),
    styles: digests(elements.filter(({ tagName }) => tagName === "style")),
  };
}

function digests(elements: readonly Element[]): string[] {
  return [...new Set(elements.map(textOf).filter(Boolean).map(digestOf))];
}

/** The digest of one script or style. */
export function digestOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
