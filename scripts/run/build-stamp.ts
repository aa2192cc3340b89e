import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

export const buildFolder = "build";
const stampFile = path.join(buildFolder, "stamp");

const sources = [
  "{app,api-client,content,desk,domain,scripts,server}/**/*",
  "art/{film,masters}/*",
  // Every configuration, also that of tools which only check: a build too many costs less than an old one.
  "*.{json,ts}",
];

/** Whether the build matches the current sources and `SITE_URL`. */
export async function isBuildCurrent(): Promise<boolean> {
  const stamp = await readFile(stampFile, "utf8").catch(() => "");
  return stamp === (await digestOfSources());
}

export async function writeBuildStamp(): Promise<void> {
  await writeFile(stampFile, await digestOfSources());
}

async function digestOfSources(): Promise<string> {
  const digest = createHash("sha256").update(process.env.SITE_URL ?? "");
  for (const file of await sourceFiles()) digest.update(file).update(await readFile(file));
  return digest.digest("hex");
}

/** Every file that a build may read, in a fixed order. */
export async function sourceFiles(): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob(sources, { withFileTypes: true })) {
    if (entry.isFile()) files.push(path.relative(".", path.join(entry.parentPath, entry.name)));
  }
  return files.sort();
}
