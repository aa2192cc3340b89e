import { readFile } from "node:fs/promises";
import path from "node:path";
import { type DefaultTreeAdapterMap, parseFragment, serialize } from "parse5";
import type { Plugin } from "vite";
import { checkInlineDrawing } from "../articles/drawing-rules.ts";

type Parent = DefaultTreeAdapterMap["parentNode"];

const query = "?drawing";

/**
 * Resolves `import House from "./house.svg?drawing"`: the drawing as a component that puts it into the page
 * (`inlined`). A fault stops the build, or is shown by the development server, with file and line.
 */
export function drawings(): Plugin {
  return {
    name: "drawings",
    enforce: "pre",
    load: {
      filter: { id: /\.svg\?drawing$/ },
      async handler(id) {
        const file = id.slice(0, -query.length);
        this.addWatchFile(file);
        const svg = await readFile(file, "utf8");
        const checked = await checkInlineDrawing(svg);
        if (typeof checked === "string") {
          const line = Number(/\(line (\d+)\)$/.exec(checked)?.[1] ?? 1);
          const message = `${path.relative(".", file)}: drawing: ${checked}`;
          this.error({ message, id: file, loc: { file, line, column: 0 } });
        }
        return { code: componentOf(svg), map: null, moduleType: "js" };
      },
    },
  };
}

/** A module with the drawing's component. */
export function componentOf(svg: string): string {
  const root = parseFragment(svg).childNodes.find((node) => "tagName" in node);
  if (!root || !("tagName" in root)) throw new Error("A drawing that was checked is no SVG");
  keepShapes(root);
  const attributes = root.attrs
    .filter(({ name }) => name !== "xmlns")
    .map(({ name, value }) => [propOf(name), value]);
  const given = [Object.fromEntries(attributes), serialize(root)].map((part) =>
    JSON.stringify(part),
  );
  return `import { inlined } from "#app/sections/drawing/inlined.tsx";
export default /* @__PURE__ */ inlined(${given.join(", ")});
`;
}

/** Removes comments, and the white space around elements and texts. */
function keepShapes(parent: Parent): void {
  parent.childNodes = parent.childNodes.filter((node) => {
    if ("tagName" in node) keepShapes(node);
    if (!("value" in node)) return node.nodeName !== "#comment";
    node.value = node.value.trim();
    return node.value !== "";
  });
}

/** React's name of an attribute. */
function propOf(attribute: string): string {
  if (attribute === "class") return "className";
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
