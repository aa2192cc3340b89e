import { readFile } from "node:fs/promises";

/** The colours of the style sheet's `@theme` by name, such as `slate-900`, as `#rrggbb`. */
export async function designColors(): Promise<(name: string) => string> {
  const sheet = await readFile(new URL("../app/styles/materials.css", import.meta.url), "utf8");
  const colors = new Map(
    Array.from(sheet.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g), ([, name, hex]) => [name, hex]),
  );
  return (name) => {
    const hex = colors.get(name);
    if (!hex) throw new Error(`The style sheet has no colour ${name}`);
    return hex;
  };
}
