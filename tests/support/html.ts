import { type DefaultTreeAdapterMap, parse } from "parse5";
import { elementsOf } from "#server/plugins/page-elements.ts";

/** An element of a page's HTML, or the whole page. */
export type Html = DefaultTreeAdapterMap["parentNode"];
type Element = DefaultTreeAdapterMap["element"];

export function readHtml(html: string): Html {
  return parse(html);
}

/** Elements with this tag in document order; with these attributes, if any are named. */
export function all(
  html: Html,
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): Element[] {
  const isWanted = (element: Element) =>
    element.tagName === tag &&
    Object.entries(attributes).every(([name, value]) => attribute(element, name) === value);
  return [...elementsOf(html)].filter(isWanted);
}

/** The only such element. @throws when there is none, or more than one. */
export function only(
  html: Html,
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): Element {
  const [found, ...others] = all(html, tag, attributes);
  if (!found || others.length > 0) {
    throw new Error(`${found ? others.length + 1 : 0} of ${tag} ${JSON.stringify(attributes)}`);
  }
  return found;
}

export function attribute(element: Element, wanted: string): string | undefined {
  return element.attrs.find(({ name }) => name === wanted)?.value;
}

/** The element with this `id`. @throws when there is none. */
export function byId(html: Html, id: string): Element {
  const found = [...elementsOf(html)].find((element) => attribute(element, "id") === id);
  if (!found) throw new Error(`Nothing has the id ${id}.`);
  return found;
}

/** The `section` or `aside` named by a heading through `aria-labelledby`, or by its own label. */
export function region(html: Html, name: string): Element {
  const found = ["section", "aside", "nav", "article"]
    .flatMap((tag) => all(html, tag))
    .find((element) => nameOf(html, element) === name);
  if (!found) throw new Error(`No region is named ${name}.`);
  return found;
}

/** An element's name from `aria-label` or `aria-labelledby`. */
export function nameOf(html: Html, element: Element): string | undefined {
  const heading = attribute(element, "aria-labelledby");
  return heading ? text(byId(html, heading)) : attribute(element, "aria-label");
}

/** The text without that of scripts and styles, with single spaces and none at its ends. */
export function text(node: Html): string {
  return words(node).replace(/\s+/g, " ").trim();
}

function words(node: Html): string {
  return node.childNodes
    .map((child) => {
      if ("value" in child) return child.value;
      if (!("childNodes" in child)) return "";
      if ("tagName" in child && ["script", "style"].includes(child.tagName)) return "";
      const isInline = "tagName" in child && inline.has(child.tagName);
      return isInline ? words(child) : ` ${words(child)} `;
    })
    .join("");
}

const inline = new Set(["a", "abbr", "b", "em", "i", "mark", "span", "strong", "time"]);

/** Where the link leads whose text, or whose label, is this. */
export function linkTo(html: Html, name: string): string | undefined {
  const link = all(html, "a").find((one) =>
    [text(one), attribute(one, "aria-label")].includes(name),
  );
  return link && attribute(link, "href");
}
