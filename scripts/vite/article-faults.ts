import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ErrorPayload, Plugin } from "vite";
import { placeOfFault } from "../articles/article-fault-place.ts";
import type { ContentFault } from "../content-fault.ts";

/** Lines shown before and after the faulty one. */
const around = 2;

/**
 * Shows faults of articles in the browser the way Vite shows those of code: file, line, field and rule. When
 * the articles have been read again and `faults` has others, the development server (`npm run dev`) reloads the page, which
 * shows what is left.
 */
export function articleFaults(faults: readonly ContentFault[]): Plugin {
  return {
    name: "article-faults",
    apply: "serve",
    configureServer({ ws }) {
      ws.on("connection", async () => {
        const [first, ...others] = faults;
        if (first) ws.send({ type: "error", err: await errorOf(first, others) });
      });
    },
  };
}

async function errorOf(
  first: ContentFault,
  others: readonly ContentFault[],
): Promise<ErrorPayload["err"]> {
  const file = path.resolve(first.split(": ", 1)[0] ?? "");
  const text = await readFile(file, "utf8");
  const { field, rule, line } = placeOfFault(first, text);
  return {
    message: [`${field}: ${rule}`, ...others].join("\n"),
    id: file,
    loc: { file, line, column: 1 },
    frame: frameOf(text, line),
    plugin: "articles",
    stack: "",
  };
}

/** The lines around the faulty one, which is marked. */
function frameOf(text: string, line: number): string {
  return text
    .split(/\r?\n/)
    .map((one, index) => `${index + 1 === line ? ">" : " "} ${index + 1} | ${one}`)
    .slice(Math.max(0, line - 1 - around), line + around)
    .join("\n");
}
