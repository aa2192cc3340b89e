import type { DefaultTreeAdapterMap } from "parse5";

type Element = DefaultTreeAdapterMap["element"];

/** Every element of a page that parse5 has read, in the order in which they begin. */
export function* elementsOf(parent: DefaultTreeAdapterMap["parentNode"]): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!("tagName" in node)) continue;
    yield node;
    yield* elementsOf(node);
    if ("content" in node) yield* elementsOf(node.content);
  }
}

/** The text that stands directly in an element. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}
