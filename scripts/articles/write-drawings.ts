import { mkdir, rm, writeFile } from "node:fs/promises";
import type { Drawings } from "./read-drawings.ts";

/** Served along with the site's own files by the build and the development server (`publicDir` in vite.config.ts). */
const target = new URL("../../.generated/public/", import.meta.url);

/** Writes the articles' drawings to their paths. */
export async function writeDrawings(drawings: Drawings): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(new URL("assets", target), { recursive: true });
  for (const drawing of drawings.values()) {
    if (drawing) await writeFile(new URL(`.${drawing.address}`, target), drawing.svg);
  }
}
