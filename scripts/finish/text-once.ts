import { type DefaultTreeAdapterMap, parseFragment, serialize } from "parse5";
import { handedOver, handOverOf } from "#app/hand-over.server.ts";

type Element = DefaultTreeAdapterMap["element"];

/** Marks the element whose HTML came from a loader and is read back from the page (article-body.tsx). */
export const textOnce = "data-text-once";

/**
 * The script that passes a page's data to React, without the HTML already in `element`. Any other script is returned
 * unchanged.
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
