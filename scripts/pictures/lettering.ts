import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import satori from "satori";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** A box in satori's form: CSS in camel case, flex layout. */
export type Box = {
  type: "div";
  key: null;
  props: { style: object; children?: string | readonly Box[] };
};

export function box(style: object, children?: string | readonly Box[]): Box {
  const display = typeof children === "string" ? {} : { display: "flex" };
  const props = { style: { ...display, ...style }, ...(children && { children }) };
  return { type: "div", key: null, props };
}

export type Lettering = (root: Box, size: { width: number; height: number }) => Promise<string>;

/**
 * Typesets text for pictures as SVG outlines, so that it looks the same everywhere. Families: `Archivo` (weights 700,
 * 800) and `Instrument Sans` (500, 600, 700).
 */
export async function loadLettering(): Promise<Lettering> {
  const fonts = await Promise.all([
    font("Archivo", 700, { wdth: 112, wght: 700 }),
    font("Archivo", 800, { wdth: 112, wght: 800 }),
    font("Instrument Sans", 500, { wght: 500 }),
    font("Instrument Sans", 600, { wght: 600 }),
    font("Instrument Sans", 700, { wght: 700 }),
  ]);
  return (root, size) => satori(root, { ...size, fonts });
}

const files = {
  Archivo: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
  "Instrument Sans":
    "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
};

async function font(
  name: keyof typeof files,
  weight: 500 | 600 | 700 | 800,
  variationAxes: Record<string, number>,
) {
  const whole = await readFile(require.resolve(files[name]));
  const data = await subsetFont(whole, latin, { targetFormat: "sfnt", variationAxes });
  return { name, weight, data, style: "normal" as const };
}

const latin = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}’“”–—é®×`;
