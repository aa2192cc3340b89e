import type { Sharp } from "sharp";

/**
 * A drawing as pixels, to be written in whatever format. Its library is loaded with the first drawing: a process that draws
 * none, as while nobody has set another brand, does without its memory.
 * @param density Dots an inch, of which the drawing has 72 at its own size.
 */
export async function vectorPicture(svg: string, density: number): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  // Each is drawn once.
  sharp.cache(false);
  return sharp(Buffer.from(svg), { density });
}
