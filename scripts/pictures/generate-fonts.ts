import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/*
 * The fonts of the first view, reduced to what the pages use: the characters of American English, one width for
 * headings, the weights in use. This shrinks each from 90 KB to about a quarter.
 */

const require = createRequire(import.meta.url);
const target = new URL("../../.generated/fonts/", import.meta.url);

const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") +
  "\u00a0©®°±²·½¼¾×é–—‘’“”•…′″→←↑↓−≤≥™✓";

const fonts = [
  {
    source: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
    name: "archivo.woff2",
    axes: { wdth: 112, wght: { min: 600, max: 800 } },
  },
  {
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    name: "instrument-sans.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
];

await mkdir(target, { recursive: true });
for (const font of fonts) {
  const whole = await readFile(require.resolve(font.source));
  const subset = await subsetFont(whole, characters, {
    targetFormat: "woff2",
    variationAxes: font.axes,
  });
  await writeFile(new URL(font.name, target), subset);
}
