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
