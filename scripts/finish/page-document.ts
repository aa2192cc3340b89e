import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, serialize } from "parse5";
import { siteStandIn } from "#domain/page/site-address.ts";
import { type Digests, digestsOf, runs } from "#server/plugins/inline-digests.ts";
import { elementsOf, textOf } from "#server/plugins/page-elements.ts";
import { type PageContents, usedStyle } from "./used-style.ts";

type Element = DefaultTreeAdapterMap["element"];

/** A prerendered page, parsed once. */
export type PageDocument = {
  /** The HTML with the style for its first paint. */
  html: string;
  digests: Digests;
};

/** @throws when the page has no element for its style, or a script whose digest the site's address would change. */
export function readPage(html: string, sheet: string): PageDocument {
  const document = parse(html);
  const elements = [...elementsOf(document)];
  const style = elements.find((element) => attributeOf(element, "data-page-style") !== null);
  if (!style) throw new Error("A page has no element for its style.");
  defaultTreeAdapter.insertText(style, usedStyle(sheet, contentsOf(elements)));

  const scripts = elements.filter(({ tagName }) => tagName === "script").filter(runs);
  if (scripts.some((script) => textOf(script).includes(new URL(siteStandIn).host))) {
    throw new Error(
      "A page has the site's address in an inline script; take it from the document.",
    );
  }
  return { html: serialize(document), digests: digestsOf(document) };
}

function contentsOf(elements: readonly Element[]): PageContents {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const attributes = new Set<string>();
  for (const { tagName, attrs } of elements) {
    tags.add(tagName.toLowerCase());
    for (const { name, value } of attrs) {
      attributes.add(name).add(`${name}=${value}`);
      if (name === "class") for (const word of value.split(/\s+/)) classes.add(word);
    }
  }
  return {
    hasTag: (name) => tags.has(name.toLowerCase()),
    hasClass: (name) => classes.has(name),
    hasId: (id) => attributes.has(`id=${id}`),
    hasAttribute: (name, value) => attributes.has(value === null ? name : `${name}=${value}`),
  };
}

function attributeOf({ attrs }: Element, name: string): string | null {
  return attrs.find((attribute) => attribute.name === name)?.value ?? null;
}
