import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/*
 * `npm run test:full` runs this before its tests: installs the Nu Html Checker, which is the W3C's validator, and the Java
 * that it needs. It is no dependency of the project, because every `npm ci` would load 30 MB, and a Java where there is none.
 */

const version = "26.9.27";

/** Of the package from npm, as the registry states it. */
const digest =
  "sha512-TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==";

/** Where the checker is once this has run. */
export const nuCheckerJar = path.resolve("node_modules", ".cache", `vnu-${version}.jar`);

/** Whether a Java starts that the checker runs on. */
function hasJava(): boolean {
  const { status, stderr } = spawnSync("java", ["-version"], { encoding: "utf8" });
  return status === 0 && Number(/version "(\d+)/.exec(stderr)?.[1]) >= 11;
}

function installJava(): void {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  run([...asRoot, "apt-get", "update"]);
  run([...asRoot, "apt-get", "install", "-y", "--no-install-recommends", "default-jre-headless"]);
}

/** @throws when the registry has something else under this version. */
async function installChecker(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "nu-checker-"));
  try {
    run(["npm", "pack", "--silent", `vnu-jar@${version}`, "--pack-destination", folder]);
    const archive = path.join(folder, `vnu-jar-${version}.tgz`);
    const found = createHash("sha512")
      .update(await readFile(archive))
      .digest("base64");
    if (`sha512-${found}` !== digest) throw new Error("vnu-jar is not the package it was.");
    run(["tar", "-xzf", archive, "-C", folder, "package/build/dist/vnu.jar"]);
    await mkdir(path.dirname(nuCheckerJar), { recursive: true });
    // Beside its place first, in case the temporary folder is on another disk.
    run(["cp", path.join(folder, "package/build/dist/vnu.jar"), `${nuCheckerJar}.new`]);
    await rename(`${nuCheckerJar}.new`, nuCheckerJar);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run([command = "", ...parameters]: string[]): void {
  spawnSync(command, parameters, { stdio: "inherit" });
}

if (import.meta.main) {
  if (!hasJava()) installJava();
  if (!hasJava()) {
    process.stderr.write(
      "The markup test needs Java 11 or later, and it could not be installed. Install it by hand.\n",
    );
    process.exit(1);
  }
  if (!existsSync(nuCheckerJar)) await installChecker();
}
