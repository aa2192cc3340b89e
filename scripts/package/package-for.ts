import { execFileSync } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Processor } from "./node-for.ts";

/**
 * A package as a release for this processor needs it: as it is installed, or, if it holds code for another processor, its
 * counterpart, which is got from the registry into `scratch`.
 * @returns its folder in the release, and where it is now.
 */
export async function packageFor(
  folder: string,
  processor: Processor,
  scratch: string,
): Promise<{ name: string; source: string }> {
  const { name, version, cpu } = JSON.parse(
    await readFile(path.join(folder, "package.json"), "utf8"),
  ) as { name: string; version: string; cpu?: string[] };
  if (!cpu || cpu.includes(processor)) return { name: folder, source: folder };
  const other = name.replace(`-${process.arch}`, `-${processor}`);
  const place = path.join(scratch, other.replace("/", "+"));
  await mkdir(place, { recursive: true });
  const wanted = `${other}@${version}`;
  const packed = execFileSync("npm", ["pack", wanted, "--pack-destination", place, "--silent"], {
    encoding: "utf8",
  }).trim();
  execFileSync("tar", ["-xzf", path.join(place, packed), "-C", place]);
  return { name: path.join("node_modules", other), source: path.join(place, "package") };
}
