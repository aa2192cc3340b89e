import type { DefaultTreeAdapterMap } from "parse5";

type Element = DefaultTreeAdapterMap["element"];

/** Every element of a page parsed by parse5, in document order. */
export function* elementsOf(parent: DefaultTreeAdapterMap["parentNode"]): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!("tagName" in node)) continue;
    yield node;
    yield* elementsOf(node);
    if ("content" in node) yield* elementsOf(node.content);
  }
}

/** An element's own text, without that of its children. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}
