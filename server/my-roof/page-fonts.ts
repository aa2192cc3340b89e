import { readdir } from "node:fs/promises";
import path from "node:path";
import type { PageFonts } from "./page-style.ts";

/** The site's two fonts, whose names hold a digest of each. @param folder of the site's files; null in development. */
export async function fontsIn(folder: string | null): Promise<PageFonts> {
  if (folder === null) return null;
  const names = await readdir(path.join(folder, "assets")).catch((): string[] => []);
  const find = (font: string) =>
    names.find((name) => name.startsWith(`${font}-`) && name.endsWith(".woff2"));
  const [heading, text] = [find("archivo"), find("instrument-sans")];
  return heading && text ? { heading: `/assets/${heading}`, text: `/assets/${text}` } : null;
}
