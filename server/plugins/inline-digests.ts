import { createHash } from "node:crypto";
import { type DefaultTreeAdapterMap, parse } from "parse5";
import { elementsOf, textOf } from "./page-elements.ts";

type Element = DefaultTreeAdapterMap["element"];

/** Sources for a content security policy to allow inline scripts and styles: `'sha256-…'`. */
export type Digests = { scripts: string[]; styles: string[] };

/** The digests of a page's inline scripts and styles. */
export function inlineDigests(html: string): Digests {
  return digestsOf(parse(html));
}

/**
 * The digests of a parsed page. Inert scripts (`text/plain`) are included: they run later with the same text.
 * Structured data and empty scripts never run and need no permission.
 */
export function digestsOf(document: DefaultTreeAdapterMap["document"]): Digests {
  const elements = [...elementsOf(document)];
  return {
    scripts: digests(elements.filter((element) => element.tagName === "script" && runs(element))),
    styles: digests(elements.filter(({ tagName }) => tagName === "style")),
  };
}

/** Whether the text of a script element is ever run. */
export function runs({ attrs }: Element): boolean {
  return !attrs.some(
    ({ name, value }) => name === "src" || (name === "type" && value === "application/ld+json"),
  );
}

function digests(elements: readonly Element[]): string[] {
  return [...new Set(elements.map(textOf).filter(Boolean).map(digestOf))];
}

/** The digest of one script or style. */
export function digestOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
