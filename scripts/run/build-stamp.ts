import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildFolder } from "./build-folders.ts";
import { sourceFolders } from "./source-folders.ts";

/** A file that marks a build whose pictures for social networks have yet to be made. */
export const socialPicturesLeft = "social-pictures-left";

const sources = [
  `{${sourceFolders.join(",")}}/**/*`,
  "art/{film,masters}/*",
  // Every configuration, even of tools that only check: one build too many costs less than a stale one.
  "*.{json,ts}",
];

/** Whether the build matches the current sources, and is complete unless `npm start` completes it. */
export async function isBuildCurrent(): Promise<boolean> {
  const isIncomplete =
    existsSync(path.join(buildFolder, socialPicturesLeft)) &&
    process.env.SOCIAL_PICTURES !== "later";
  if (isIncomplete) return false;
  const stamp = await readFile(path.join(buildFolder, "stamp"), "utf8").catch(() => "");
  return stamp === (await digestOfSources());
}

export async function writeBuildStamp(folder: string): Promise<void> {
  await writeFile(path.join(folder, "stamp"), await digestOfSources());
}

async function digestOfSources(): Promise<string> {
  const digest = createHash("sha256");
  for (const file of await sourceFiles()) digest.update(file).update(await readFile(file));
  return digest.digest("hex");
}

/** Every file that a build may read, in a fixed order; no tests. */
export async function sourceFiles(): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob(sources, { withFileTypes: true })) {
    if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) continue;
    files.push(path.relative(".", path.join(entry.parentPath, entry.name)));
  }
  return files.sort();
}
