import { glob, readFile } from "node:fs/promises";
import path from "node:path";

/** The style sheet that every page of the build links. @throws unless there is exactly one. */
export async function readWholeSheet(client: string): Promise<string> {
  const files = await Array.fromAsync(glob("assets/*.css", { cwd: client }));
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`One style sheet expected, not ${files.length}.`);
  return readFile(path.join(client, file), "utf8");
}
