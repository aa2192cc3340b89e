import postcss, { type ChildNode } from "postcss";
import type { Plugin } from "vite";
import { sheetPlugin } from "./sheet-plugin.ts";

/**
 * Takes the layers out of the build's style sheet. The sheet comes after the first paint (decision 0025), and one with
 * layers makes Chromium order its font faces anew and lay out every text again: a tenth of a second on a slow phone.
 */
export function flatLayersInBuild(): Plugin {
  return sheetPlugin("flat-layers", flatLayers);
}

/**
 * The rules of the layers in the order in which the layers are first named, then those of none: what comes later wins,
 * as before, wherever two weigh the same. That none of an earlier layer weighs more than what it yields to, and none is
 * important against it, is the sheet's to see to.
 *
 * @throws where a layer stands inside another rule.
 */
export function flatLayers(sheet: string): string {
  const root = postcss.parse(sheet);
  const layers = new Map<string, ChildNode[]>();
  const others: ChildNode[] = [];
  for (const node of root.nodes) {
    if (node.type !== "atrule" || node.name !== "layer") {
      others.push(node);
      continue;
    }
    for (const name of postcss.list.comma(node.params)) {
      layers.set(name, [...(layers.get(name) ?? []), ...(node.nodes ?? [])]);
    }
  }
  const flat = postcss.root({ nodes: [...layers.values()].flat() }).append(others);
  flat.walkAtRules("layer", (rule) => {
    throw rule.error("A layer inside another rule cannot be taken out.");
  });
  return flat.toString();
}
