import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { logoPaths } from "#content/logo-paths.ts";
import { designColors } from "./design-tokens.ts";

/*
 * The logo as a small picture embedded in every mail, so that reading the mail fetches nothing. It includes the
 * letterhead's background: mail programs that invert colors leave pictures alone.
 */

const width = 56;
const height = 32;
const target = new URL("../../.generated/", import.meta.url);

const color = await designColors();
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<path fill="${color("copper-400")}" d="${logoPaths.far}"/>
<path fill="${color("limestone-50")}" d="${logoPaths.near}"/>
</svg>`;
// Twice the display size, for high-density screens.
const png = await sharp(Buffer.from(svg), { density: 72 * 4 })
  .resize(2 * width, 2 * height)
  .flatten({ background: color("slate-900") })
  .png({ palette: true, colors: 32, compressionLevel: 9 })
  .toBuffer();

await mkdir(target, { recursive: true });
await writeFile(
  new URL("mail-logo.ts", target),
  `/** Made by scripts/pictures/generate-mail-logo.ts: a PNG of twice this size. */
export const mailLogo = {
  width: ${width},
  height: ${height},
  ground: ${JSON.stringify(color("slate-900"))},
  base64: ${JSON.stringify(png.toString("base64"))},
};
`,
);
