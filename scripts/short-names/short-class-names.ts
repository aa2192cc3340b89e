import postcss from "postcss";
import { allNames } from "./all-names.ts";
import type { WrittenStyle } from "./written-style.ts";

/** The short name of each renamed class of the style sheet. */
export type ShortClassNames = ReadonlyMap<string, string>;

/**
 * A short name for each class that the sources use and the sheet has rules for: `hover:text-copper-600` becomes `aB`.
 * Frequent classes get the shortest names. The same sources give the same names, so files' digests cover them too.
 * Names that are plain words (`flex`, `hidden`) stay: in a script such a word need not be a class.
 */
export function shortClassNames({ uses, sheet }: WrittenStyle): ShortClassNames {
  const classes = classesOf(sheet)
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

function classesOf(sheet: string): string[] {
  const classes = new Set<string>();
  renameClasses(sheet, (name) => {
    classes.add(name);
    return undefined;
  });
  return [...classes];
}

/** The sheet with each class renamed by `rename`, if it returns a name. */
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
