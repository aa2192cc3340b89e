import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

type Locked = { dev?: boolean; devOptional?: boolean };

/**
 * Folders of the packages that the bundled server loads: what package.json lists as dependencies, and what those need.
 * The runtime is not among them, since a release has it in a folder of its own.
 * @throws when one is not installed.
 */
export async function runtimePackages(): Promise<string[]> {
  const { packages } = JSON.parse(await readFile("package-lock.json", "utf8")) as {
    packages: Record<string, Locked & { optional?: boolean }>;
  };
  const needed = Object.entries(packages).filter(
    ([folder, { dev, devOptional }]) => folder !== "" && !isRuntime(folder) && !dev && !devOptional,
  );
  const missing = needed.filter(([folder, { optional }]) => !optional && !existsSync(folder));
  if (missing.length > 0) {
    const names = missing.map(([folder]) => folder).join(", ");
    throw new Error(`Packages are not installed: ${names}. Run npm ci first.`);
  }
  return needed.map(([folder]) => folder).filter((folder) => existsSync(folder));
}

const isRuntime = (folder: string) => /^node_modules\/node(-bin-setup)?$/.test(folder);
