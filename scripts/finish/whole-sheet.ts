import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import postcss from "postcss";

/** The style sheet linked by every page of the build. */
export type WholeSheet = { file: string; text: string };

/** @throws unless there is exactly one. */
export async function readWholeSheet(client: string): Promise<WholeSheet> {
  const files = await Array.fromAsync(glob("assets/*.css", { cwd: client }));
  const [name] = files;
  if (!name || files.length > 1) throw new Error(`One style sheet expected, not ${files.length}.`);
  const file = path.join(client, name);
  return { file, text: await readFile(file, "utf8") };
}

/**
 * Removes the fallback font faces from the linked sheet: each page's own style has them, and seeing a face again makes
 * Chromium lay out all text again, a tenth of a second on a slow phone.
 */
export async function leaveOutStandIns({ file, text }: WholeSheet): Promise<void> {
  const root = postcss.parse(text);
  root.each((node) => {
    if (node.type === "atrule" && node.name === "font-face") node.remove();
  });
  await writeFile(file, root.toString());
}
