import { existsSync } from "node:fs";
import { cp, mkdir, readFile, realpath, writeFile } from "node:fs/promises";
import path from "node:path";
import { businessProfile } from "#content/business-profile.ts";
import { isNobodys } from "#content/neutral-business.ts";
import { neutralMark, release } from "#server/release.ts";
import { buildFolder } from "../run/build-folders.ts";
import { routeSourcesFile } from "../vite/route-sources.ts";
import { launcher } from "./launcher.ts";
import type { Processor } from "./node-for.ts";
import { packageFor } from "./package-for.ts";
import { runtimePackages } from "./runtime-packages.ts";

/**
 * Puts everything that runs the site into a new folder: the current build, its packages, Node, and how to start it.
 * @param node The folder of Node for the release's processor (`nodeFor`).
 * @param options.scratch A folder for packages that are got from the registry.
 */
export async function fillRelease(
  folder: string,
  node: string,
  { processor, scratch }: { processor: Processor; scratch: string },
): Promise<void> {
  await cp(await realpath(buildFolder), folder, { recursive: true, filter: isServed });
  for (const name of await runtimePackages()) {
    const { name: to, source } = await packageFor(name, processor, scratch);
    await cp(source, path.join(folder, to), { recursive: true, filter: isLoaded(source) });
  }
  await addNode(path.join(folder, "node"), node);
  await mkdir(path.join(folder, "bin"));
  await writeFile(path.join(folder, "bin", "site"), launcher, { mode: 0o755 });
  await writeFile(path.join(folder, "package.json"), await manifestOfRelease());
  for (const file of forItsOperator) {
    if (existsSync(file)) await cp(file, path.join(folder, file), { recursive: true });
  }
}

const forItsOperator = [
  ".env.example",
  "CHANGELOG.md",
  "deploy",
  "docs/api.md",
  "docs/deploying.md",
  "docs/operating.md",
];

/** Maps hold the sources; the others are of use to the build alone. */
function isServed(file: string): boolean {
  const ofBuild = ["stamp", routeSourcesFile];
  return !file.endsWith(".map") && !ofBuild.includes(path.basename(file));
}

/** Types, maps, sources and guides of a package are for those who write with it. Packages within come by themselves. */
function isLoaded(name: string): (file: string) => boolean {
  const left = ["node_modules", "docs"].map((folder) => path.join(name, folder));
  return (file) => !left.includes(file) && !/\.(map|[cm]?tsx?)$/.test(file);
}

async function addNode(folder: string, node: string): Promise<void> {
  await mkdir(path.join(folder, "bin"), { recursive: true });
  await cp(path.join(node, "bin", "node"), path.join(folder, "bin", "node"));
  await cp(path.join(node, "LICENSE"), path.join(folder, "LICENSE"));
}

async function manifestOfRelease(): Promise<string> {
  const { description, dependencies } = JSON.parse(await readFile("package.json", "utf8"));
  // In a folder of its own.
  delete dependencies.node;
  const about = { name: "site", version: release, private: true, description, type: "module" };
  const business = isNobodys(businessProfile) ? neutralMark : {};
  const manifest = { ...about, ...business, dependencies };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
