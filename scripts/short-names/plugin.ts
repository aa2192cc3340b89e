import MagicString from "magic-string";
import type { Plugin } from "vite";
import { sheetPlugin } from "../sheet-plugin.ts";
import { renameClasses, type ShortClassNames, shortClassNames } from "./short-class-names.ts";
import {
  renameProperties,
  type ShortPropertyNames,
  shortPropertyNames,
} from "./short-property-names.ts";
import { readWrittenStyle } from "./written-style.ts";

/** The build's table of class names, long to short, next to its server code. */
export const classNamesFile = "class-names.json";

type Node = { type: string; start: number; end: number; value?: unknown };

/**
 * Shortens class names and custom properties in the style sheet and in the strings of the pages' code, for browser and
 * server. Unshortened they are an eighth of a page's bytes. Only in a build: during development the names of the
 * sources are visible.
 * Runs before files get their digest, so that a page and a script of two builds never share a name.
 */
export function shortNamesInBuild(): Plugin[] {
  let classes: ShortClassNames;
  let properties: ShortPropertyNames;
  return [
    {
      ...sheetPlugin("short-names:sheet", (sheet) =>
        renameProperties(
          renameClasses(sheet, (name) => classes.get(name)),
          properties,
        ),
      ),
      async buildStart() {
        if (classes) return;
        const written = await readWrittenStyle();
        classes = shortClassNames(written);
        properties = shortPropertyNames(written.sheet);
      },
    },
    {
      name: "short-names:code",
      apply: "build",
      enforce: "post",
      transform: {
        filter: { id: { include: /\.tsx?(\?|$)/, exclude: /node_modules/ } },
        handler(code) {
          const changed = new MagicString(code);
          for (const { start, end, text, quoted } of textsOf(this.parse(code))) {
            const short = renameProperties(renameWords(text, classes), properties);
            if (short !== text) changed.update(start, end, quoted ? JSON.stringify(short) : short);
          }
          return changed.hasChanged()
            ? { code: changed.toString(), map: changed.generateMap({ hires: true }) }
            : null;
        },
      },
      generateBundle() {
        if (this.environment.name !== "ssr") return;
        const source = JSON.stringify(Object.fromEntries(classes));
        this.emitFile({ type: "asset", fileName: classNamesFile, source });
      },
    },
  ];
}

type Text = { start: number; end: number; text: string; quoted: boolean };

/** The strings of a module, and the fixed parts of its template literals. */
function* textsOf(node: unknown): Generator<Text> {
  if (Array.isArray(node)) for (const part of node) yield* textsOf(part);
  if (typeof node !== "object" || node === null || !("type" in node)) return;
  const { type, start, end, value } = node as Node;
  if (type === "ImportDeclaration" || type === "ImportExpression") return;
  if (type === "Literal" && typeof value === "string") {
    yield { start, end, text: value, quoted: true };
  } else if (type === "TemplateElement") {
    yield { start, end, text: (value as { raw: string }).raw, quoted: false };
  } else {
    for (const part of Object.values(node)) yield* textsOf(part);
  }
}

function renameWords(text: string, names: ShortClassNames): string {
  return text
    .split(/(\s+|")/)
    .map((word) => names.get(word) ?? word)
    .join("");
}
