import { glob, stat } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What a bundler warns of: `[KIND] sentence`, or `(!) sentence`. Times of plugins are no warning. */
const warning = /^(?:\[(?!PLUGIN_TIMINGS\])[A-Z_]+\]|\(!\)) .+$/gm;

/**
 * The warnings in a build's output.
 * @returns those about the project's own files, and how many are about packages, which nobody here can mend.
 */
export function warningsIn(output: string): { ours: string[]; ofPackages: number } {
  const all = [...new Set(stripVTControlCharacters(output).match(warning) ?? [])];
  const ours = all.filter((line) => !line.includes("node_modules/"));
  return { ours, ofPackages: all.length - ours.length };
}

/** `79 pages, 83 scripts (612 KB), 2 styles (90 KB), 300 pictures (9,000 KB)`: what a build's folder holds; sizes before compression. */
export async function contentsOf(build: string): Promise<string> {
  const assets = path.join(build, "client", "assets");
  const parts = [
    `${(await sizesOf(path.join(build, "pages"), "*.html")).length} pages`,
    counted("scripts", await sizesOf(assets, "**/*.js")),
    counted("style sheets", await sizesOf(assets, "**/*.css")),
    counted("pictures", await sizesOf(assets, "**/*.{avif,webp,svg,png}")),
  ];
  return parts.join(", ");
}

async function sizesOf(folder: string, pattern: string): Promise<number[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: folder }));
  return Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size));
}

function counted(name: string, sizes: readonly number[]): string {
  const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1_000);
  return `${sizes.length} ${name} (${kilobytes.toLocaleString("en-US")} KB)`;
}
