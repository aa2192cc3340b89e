import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { logoPaths } from "#app/ui/logo-paths.ts";
import { designColors } from "./design-tokens.ts";

/*
 * The mark as a small picture that travels with every mail, so that nothing is fetched when a mail
 * is read. It has the ground of the letterhead: mail programs that turn colors round leave pictures
 * as they are.
 */

const width = 56;
const height = 32;
const target = new URL("../.generated/", import.meta.url);

const color = await designColors();
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<path fill="${color("copper-400")}" d="${logoPaths.far}"/>
<path fill="${color("limestone-50")}" d="${logoPaths.near}"/>
</svg>`;
// Twice the size at which it is shown, for screens that have the dots.
const png = await sharp(Buffer.from(svg), { density: 72 * 4 })
  .resize(2 * width, 2 * height)
  .flatten({ background: color("slate-900") })
  .png({ palette: true, colors: 32, compressionLevel: 9 })
  .toBuffer();

await mkdir(target, { recursive: true });
await writeFile(
  new URL("mail-logo.ts", target),
  `/** Made by scripts/generate-mail-logo.ts: a PNG of twice this size. */
export const mailLogo = {
  width: ${width},
  height: ${height},
  ground: ${JSON.stringify(color("slate-900"))},
  base64: ${JSON.stringify(png.toString("base64"))},
};
`,
);
