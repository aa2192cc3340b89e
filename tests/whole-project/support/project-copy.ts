import { cp, mkdir, mkdtemp, readdir, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** Files in the project folder that are not sources. */
const notCopied = new Set([
  ".git",
  "node_modules",
  "build",
  "builds",
  "data",
  "demo",
  "test-results",
  ".react-router",
]);

/** The project's sources in a new folder, which the caller deletes, with its packages, and none of what tools keep beside them. */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), "site-copy-"));
  await cp(".", copy, {
    recursive: true,
    filter: (file) => !notCopied.has(path.relative(".", file).split(path.sep)[0] ?? ""),
  });
  const packages = path.join(copy, "node_modules");
  await mkdir(packages);
  for (const name of await readdir("node_modules")) {
    if (name.startsWith(".vite")) continue;
    await symlink(path.resolve("node_modules", name), path.join(packages, name));
  }
  return copy;
}
