import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";

/** The processors that releases are made for. */
export const processors = ["x64", "arm64"] as const;
export type Processor = (typeof processors)[number];

/**
 * The folder of the project's Node for a processor, with `bin/node` and `LICENSE`: installed with the project, or got from
 * the registry into `scratch`.
 */
export async function nodeFor(processor: Processor, scratch: string): Promise<string> {
  const name = `node-linux-${processor}`;
  const installed = path.join("node_modules/node/node_modules", name);
  if (existsSync(path.join(installed, "LICENSE"))) return installed;
  await mkdir(scratch);
  const version = `${name}@${process.versions.node}`;
  const packed = execFileSync("npm", ["pack", version, "--pack-destination", scratch, "--silent"], {
    encoding: "utf8",
  }).trim();
  execFileSync("tar", ["-xzf", path.join(scratch, packed), "-C", scratch]);
  return path.join(scratch, "package");
}
