import { readFile } from "node:fs/promises";
import path from "node:path";
import { compile } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import postcss from "postcss";

const sourceFolder = path.resolve("app");
const styleFolder = path.join(sourceFolder, "styles");
const first = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const further = `${first}0123456789`;

/** Of each class of the style sheet that has a short name in the build: that name. */
export type ShortClassNames = ReadonlyMap<string, string>;

/**
 * A short name for each class that the sources use and the sheet has rules for: `hover:text-copper-600`
 * becomes `aB`. The more often a class is written, the shorter. The same sources give the same names, so a
 * file's digest stands for them too.
 *
 * Names that are a plain word (`flex`, `hidden`) stay: in a script such a word need not be a class.
 */
export async function shortClassNames(): Promise<ShortClassNames> {
  const uses = await countUses();
  const classes = classesOf(await sheetOf(uses.keys()))
    .filter((name) => /[-:[/]/.test(name))
    .sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1));
  const taken = new Set(uses.keys());
  const names = allNames();
  return new Map(
    classes.map((name) => {
      let short = names.next().value;
      while (taken.has(short)) short = names.next().value;
      return [name, short];
    }),
  );
}

/** How often each word that may be a class stands in the sources that Tailwind reads. */
async function countUses(): Promise<Map<string, number>> {
  const scanner = new Scanner({
    sources: [
      { base: sourceFolder, pattern: "**/*", negated: false },
      // It has a sheet of its own, whose names stay.
      { base: sourceFolder, pattern: "desk/**/*", negated: true },
    ],
  });
  const words = new Set(scanner.scan());
  const uses = new Map(Array.from(words, (word) => [word, 0]));
  for (const file of scanner.files) {
    for (const word of (await readFile(file, "utf8")).split(/[\s"'`]+/)) {
      const count = uses.get(word);
      if (count !== undefined) uses.set(word, count + 1);
    }
  }
  return uses;
}

async function sheetOf(words: Iterable<string>): Promise<string> {
  const text = await readFile(path.join(styleFolder, "app.css"), "utf8");
  const compiler = await compile(text, { base: styleFolder, onDependency: () => {} });
  return compiler.build([...words]);
}

function classesOf(sheet: string): string[] {
  const classes = new Set<string>();
  renameClasses(sheet, (name) => {
    classes.add(name);
    return undefined;
  });
  return [...classes];
}

/** The sheet with each class under the name that `rename` gives it, if any. */
export function renameClasses(sheet: string, rename: (name: string) => string | undefined): string {
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(/\.((?:\\.|[\w-])+)/g, (whole, escaped: string) => {
      const name = rename(escaped.replace(/\\(.)/g, "$1"));
      return name ? `.${name}` : whole;
    });
  });
  return root.toString();
}

/** `a` … `Z`, `aa` … `Z9`, and so on. */
function* allNames(): Generator<string, never> {
  for (
    let names = [...first];
    ;
    names = names.flatMap((name) => [...further].map((end) => name + end))
  ) {
    yield* names;
  }
}
