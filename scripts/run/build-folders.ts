import { mkdir, readdir, readlink, rename, rm, symlink } from "node:fs/promises";
import path from "node:path";

/** The current build: a link to its folder in {@link builds}, so that it is replaced in one step. */
export const buildFolder = "build";

/** Holds the current build and the one before it, which a running process may still serve. */
const builds = "builds";

/** Where a build is made, until it is complete. */
export const nextBuildFolder = path.join(builds, "next");

/**
 * Makes the complete build in `next` the current one. The build that was current stays, because a running process serves
 * its files from the folder that it started with (`builtPages`); older ones are deleted.
 * @param root The project's folder. @param now Names the build's folder.
 */
export async function replaceBuild(root = ".", now = new Date()): Promise<void> {
  const name = now.toISOString().replace(/\D/g, "");
  const link = path.join(root, buildFolder);
  const previous = await previousBuild(root);
  await rename(path.join(root, nextBuildFolder), path.join(root, builds, name));
  const nextLink = path.join(root, builds, "link");
  await rm(nextLink, { force: true });
  await symlink(path.join(builds, name), nextLink);
  await rename(nextLink, link);
  for (const old of await readdir(path.join(root, builds))) {
    if (old === name || old === previous) continue;
    await rm(path.join(root, builds, old), { recursive: true, force: true });
  }
}

/** The name of the folder that was current until now, if there is one. */
async function previousBuild(root: string): Promise<string | undefined> {
  const link = path.join(root, buildFolder);
  const target = await readlink(link).catch((error: NodeJS.ErrnoException) => error.code);
  if (target === "ENOENT") return undefined;
  if (target !== "EINVAL") return path.basename(target ?? "");
  // A folder and no link: built by an older release, or copied. A link cannot replace it.
  const name = "before-links";
  await mkdir(path.join(root, builds), { recursive: true });
  await rm(path.join(root, builds, name), { recursive: true, force: true });
  await rename(link, path.join(root, builds, name));
  return name;
}
