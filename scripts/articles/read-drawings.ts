import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { colorTable } from "../pictures/design-tokens.ts";
import { drawLetters } from "./draw-letters.ts";
import { checkDrawing, type DrawingSize } from "./drawing-rules.ts";

/** A drawing in the form the site serves. */
export type Drawing = DrawingSize & {
  /** Its path on the site, which changes with its content. */
  address: string;
  svg: string;
};

/** Drawings by name; null for one with a fault. */
export type Drawings = ReadonlyMap<string, Drawing | null>;

/** A fault of a drawing in the same form: file, field, rule. */
export type DrawingFault = `${string}: drawing: ${string}`;

/** All drawings in `folder`, each checked. */
export async function readDrawings(
  folder: string,
): Promise<{ drawings: Drawings; faults: DrawingFault[] }> {
  const colors = await colorTable();
  const drawings = new Map<string, Drawing | null>();
  const faults: DrawingFault[] = [];
  for (const name of (await Array.fromAsync(glob("*.svg", { cwd: folder }))).sort()) {
    const file = path.join(folder, name);
    const written = await readFile(file, "utf8");
    const slug = path.basename(name, ".svg");
    const size = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
      ? await checkDrawing(written, colors)
      : "must be named with small letters, digits and single hyphens";
    if (typeof size === "string") faults.push(`${file}: drawing: ${size}`);
    drawings.set(
      slug,
      typeof size === "string" ? null : await sheetOf(slug, written, size, colors),
    );
  }
  return { drawings, faults };
}

/**
 * Puts a drawing on a white background, whatever the page's is, since it is a separate picture. Colors are resolved
 * and letters drawn, so that it needs neither a style sheet nor a font.
 */
async function sheetOf(
  slug: string,
  written: string,
  { width, height }: DrawingSize,
  colors: ReadonlyMap<string, string>,
): Promise<Drawing> {
  const colored = written
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/ (fill|stroke)="([\w-]+)"/g, (_, what: string, name: string) => {
      return ` ${what}="${colors.get(name) ?? name}"`;
    })
    .replace(/>\s+</g, "><")
    .replace(
      /<svg([^>]*)>/,
      `<svg$1 width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colors.get("white")}" stroke="none"/>`,
    )
    .trim();
  const svg = await drawLetters(colored);
  const digest = createHash("sha256").update(svg).digest("hex").slice(0, 8);
  return { width, height, svg, address: `/assets/${slug}-${digest}.svg` };
}
