import { type DefaultTreeAdapterMap, defaultTreeAdapter } from "parse5";
import { textOf } from "#server/pages/page-elements.ts";

type Element = DefaultTreeAdapterMap["element"];

/** Marks the inert module script, which comes right before the script that activates it. */
const deferred = "data-deferred";

/**
 * Merges the inline scripts of a page's body into the starter: it runs first, then the others in order. Each script
 * costs a digest of 53 bytes in the page's policy. The emptied elements stay, since React expects to find them.
 */
export function intoOneScript(elements: readonly Element[]): void {
  const scripts = elements.filter((element) => isInBody(element) && isInlineScript(element));
  const inert = elements.findIndex(({ attrs }) => attrs.some(({ name }) => name === deferred));
  const starter = elements.slice(inert + 1).find(isInlineScript);
  if (inert < 0 || !starter) return;
  const others = scripts.filter((script) => script !== starter);
  const text = [starter, ...others].map(textOf).join("\n");
  for (const script of [starter, ...others]) script.childNodes = [];
  defaultTreeAdapter.insertText(starter, text);
}

/** A script that runs inline. */
export function isInlineScript(element: Element): boolean {
  const hasOwnKind = element.attrs.some(({ name }) => name === "type" || name === "src");
  return element.tagName === "script" && !hasOwnKind;
}

function isInBody({ parentNode }: Element): boolean {
  if (!parentNode || !("tagName" in parentNode)) return false;
  return parentNode.tagName === "body" || isInBody(parentNode);
}
