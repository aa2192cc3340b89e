import { type DefaultTreeAdapterMap, parseFragment, serialize } from "parse5";

type Element = DefaultTreeAdapterMap["element"];

/** How React Router hands the loaders' data over, in the page's script: as one string of one JSON array. */
const handOver = /^window\.__reactRouterContext\.streamController\.enqueue\((".*")\);?$/s;

/** The element whose HTML came from a loader, and is read from the page again (article-body.tsx). */
export const textOnce = "data-text-once";

/**
 * The script that hands a page's data over, without the HTML that stands in `element` already. Any other
 * script is given back as it is.
 */
export function withoutText(script: string, element: Element): string {
  const [, literal] = handOver.exec(script.trim()) ?? [];
  if (!literal) return script;
  const text = serialize(element);
  const [values = "", ...others] = (JSON.parse(literal) as string).split("\n");
  const kept = (JSON.parse(values) as unknown[]).map((value) =>
    typeof value === "string" && serialize(parseFragment(value)) === text ? "" : value,
  );
  const payload = [JSON.stringify(kept), ...others].join("\n");
  return script.replace(literal, () => JSON.stringify(payload).replaceAll("<", "\\u003C"));
}
