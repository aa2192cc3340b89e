import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes a file unless it says that already: who watches it, such as the development server, is not woken for nothing. */
export async function writeChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, "utf8").catch(() => undefined);
  if (before === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Makes a folder hold these files, named by their path in it, and no others. */
export async function writeFolder(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(files))
    await writeChanged(path.join(folder, name), text);
  for await (const entry of glob("**/*", { cwd: folder, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !(path.relative(folder, file) in files)) await rm(file);
  }
}
