import { readFile } from "node:fs/promises";
import path from "node:path";
import { compile } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";

const sourceFolder = path.resolve("app");
const styleFolder = path.join(sourceFolder, "styles");

/** The styles used in the sources. */
export type WrittenStyle = {
  /** How often each possible class name occurs in the sources that Tailwind reads. */
  uses: ReadonlyMap<string, number>;
  /** The sheet that Tailwind generates from them. */
  sheet: string;
};

export async function readWrittenStyle(): Promise<WrittenStyle> {
  const uses = await countUses();
  return { uses, sheet: await sheetOf(uses.keys()) };
}

async function countUses(): Promise<Map<string, number>> {
  const scanner = new Scanner({
    sources: [
      { base: sourceFolder, pattern: "**/*", negated: false },
      // The desk has its own sheet, whose names stay.
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
