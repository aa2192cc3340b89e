import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

export const buildFolder = "build";
const stampFile = path.join(buildFolder, "stamp");

const sources = [
  "{app,api-client,content,domain,scripts,server}/**/*",
  "art/{film,masters}/*",
  "{package-lock,package}.json",
  "{react-router.config,vite.config,vite.server.config}.ts",
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
  const files: string[] = [];
  for await (const entry of glob(sources, { withFileTypes: true })) {
    if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name));
  }
  for (const file of files.sort()) {
    digest.update(path.relative(".", file)).update(await readFile(file));
  }
  return digest.digest("hex");
}
