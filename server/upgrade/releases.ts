import { existsSync } from "node:fs";
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  rename,
  rm,
  symlink,
} from "node:fs/promises";
import path from "node:path";
import { isFullDisk } from "#server/database/unavailable.ts";
import { keyIn, type Proof, proveRelease } from "./release-proof.ts";
import { type Runner, run } from "./run.ts";

/*
 * A folder with releases, each in its own `site-<version>`, and a link `current` to the one that runs.
 */

/** The version of the release that runs. @throws Error in one line when the folder is none with releases. */
export async function currentVersion(root: string): Promise<string> {
  const target = await readlink(path.join(root, "current")).catch(() => "");
  const version = versionOf(path.basename(target));
  if (!version) {
    throw new Error(
      `${root} has no link "current" to a release. Name the folder with the releases by --root.`,
    );
  }
  return version;
}

/** The command of a release. */
export function commandOf(root: string, version: string): string {
  return path.join(folderOf(root, version), "bin", "site");
}

/** The folder of a release. */
export function folderOf(root: string, version: string): string {
  return path.join(root, `site-${version}`);
}

/**
 * Unpacks a release beside the others, once digest and signature beside its archive are right.
 * @returns its version, and what is known of it.
 * @throws Error in one line when the archive is none, is not proven, is of the version that runs, or does not run here.
 */
export async function unpack(
  archive: string,
  root: string,
  runner: Runner,
): Promise<{ version: string; proof: Proof }> {
  if (!existsSync(archive)) throw new Error(`There is no file ${archive}.`);
  await removeDrafts(root);
  const draft = await mkdtemp(path.join(root, drafts)).catch((error) => {
    throw isFullDisk(error) ? noRoom(root, error) : error;
  });
  try {
    const copy = path.join(draft, "archive");
    const contents = path.join(draft, "contents");
    await copyFile(archive, copy);
    const proof = await proveRelease(archive, copy, await keyIn(root));
    await mkdir(contents);
    await run("tar", ["-xzf", copy, "-C", contents], { cwd: root }).catch((error) => {
      if (/No space left|Disk quota/.test(error.message)) throw noRoom(root, error);
      throw new Error(`${archive} is no whole archive.`, { cause: error });
    });
    const [folder = "", ...others] = await readdir(contents);
    const version = versionOf(folder);
    const command = path.join(contents, folder, "bin", "site");
    if (!version || others.length > 0 || !existsSync(command)) {
      throw new Error(`${archive} is not a release of this site.`);
    }
    if (version === (await currentVersion(root))) throw new Error(`${version} runs already.`);
    // The site's own user runs it.
    await Promise.all([draft, contents].map((name) => chmod(name, 0o755)));
    await checkRuns(command, version, runner);
    await remove(root, version);
    await rename(path.join(contents, folder), folderOf(root, version));
    return { version, proof };
  } catch (error) {
    throw isFullDisk(error) ? noRoom(root, error) : error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const drafts = ".unpacking-";

/** What a killed upgrade has left: hundreds of megabytes. */
async function removeDrafts(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (name.startsWith(drafts)) await rm(path.join(root, name), { recursive: true, force: true });
  }
}

function noRoom(root: string, cause: unknown): Error {
  return new Error(
    `There is no room in ${root} for the release and a copy of its archive. Nothing was changed: make room on its disk, and begin again.`,
    { cause },
  );
}

/** Points `current` at a release, at one moment. */
export async function switchTo(root: string, version: string): Promise<void> {
  const draft = path.join(root, ".current");
  await rm(draft, { force: true });
  await symlink(path.basename(folderOf(root, version)), draft);
  await rename(draft, path.join(root, "current"));
}

/** Removes all releases but these. */
export async function keepOnly(root: string, versions: readonly string[]): Promise<void> {
  const kept = versions.map((version) => path.basename(folderOf(root, version)));
  for (const name of await readdir(root)) {
    if (versionOf(name) === undefined || kept.includes(name)) continue;
    await rm(path.join(root, name), { recursive: true, force: true });
  }
}

/** Removes one release. */
export async function remove(root: string, version: string): Promise<void> {
  await rm(folderOf(root, version), { recursive: true, force: true });
}

function versionOf(folder: string): string | undefined {
  return /^site-(\d[\w.+-]*)$/.exec(folder)?.[1];
}

/** A release for another processor, or a damaged one, fails here and not after the switch. */
async function checkRuns(command: string, version: string, runner: Runner): Promise<void> {
  const said = await run(command, ["--version"], runner).catch((error) => {
    throw new Error(`The release ${version} does not run on this machine.`, { cause: error });
  });
  if (said.trim() !== version) throw new Error(`The release calls itself ${said.trim()}.`);
}
