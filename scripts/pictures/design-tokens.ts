import { readFile } from "node:fs/promises";

/** The colors of the style sheet's `@theme` by name, such as `slate-900`, as `#rrggbb`. */
export async function designColors(): Promise<(name: string) => string> {
  const colors = await colorTable();
  return (name) => {
    const hex = colors.get(name);
    if (!hex) throw new Error(`The style sheet has no color ${name}`);
    return hex;
  };
}

/** The same as a table, for code that needs the list of colors. */
export async function colorTable(): Promise<ReadonlyMap<string, string>> {
  const sheet = await readFile(new URL("../../content/colors.css", import.meta.url), "utf8");
  const found = sheet.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g);
  return new Map(Array.from(found, ([, name = "", hex = ""]) => [name, hex]));
}
