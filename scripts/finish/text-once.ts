import { type DefaultTreeAdapterMap, parseFragment, serialize } from "parse5";
import { handedOver, handOverOf } from "#app/hand-over.server.ts";

type Element = DefaultTreeAdapterMap["element"];

/** The element whose HTML came from a loader, and is read from the page again (article-body.tsx). */
export const textOnce = "data-text-once";

/**
 * The script that hands a page's data over, without the HTML that stands in `element` already. Any other
 * script is given back as it is.
 */
export function withoutText(script: string, element: Element): string {
  const state = handedOver(script);
  if (state === undefined) return script;
  const text = serialize(element);
  const [values = "", ...others] = state.split("\n");
  const kept = (JSON.parse(values) as unknown[]).map((value) =>
    typeof value === "string" && serialize(parseFragment(value)) === text ? "" : value,
  );
  return handOverOf([JSON.stringify(kept), ...others].join("\n"));
}
