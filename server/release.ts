import { readFile } from "node:fs/promises";
import path from "node:path";
import manifest from "#package.json" with { type: "json" };

/** The release that this code is, such as `1.2.0`: the version in package.json. */
export const release: string = manifest.version;

/** In the manifest of a release that ships nobody's business (scripts/package/fill-release.ts). */
export const neutralMark = { business: "neutral" } as const;

/**
 * Whether this code is a release that ships nobody's business.
 * @param root The folder with its manifest: the release's, or in a clone the project's, which has no such mark.
 */
export async function isNeutralRelease(
  root = path.join(import.meta.dirname, ".."),
): Promise<boolean> {
  const text = await readFile(path.join(root, "package.json"), "utf8").catch(() => "{}");
  return JSON.parse(text).business === neutralMark.business;
}
