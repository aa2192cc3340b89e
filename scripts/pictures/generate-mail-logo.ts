import { mkdir, writeFile } from "node:fs/promises";
import { logoPaths } from "#content/logo-paths.ts";
import { drawLetterLogo, letterLogoSize } from "#server/brand/letter-logo.ts";
import { designColors } from "./design-tokens.ts";

/* The logo of mails until an owner chooses another color or mark. */

const { width, height } = letterLogoSize;
const target = new URL("../../.generated/", import.meta.url);

const color = await designColors();
const ground = color("slate-900");
const png = await drawLetterLogo(logoPaths, {
  ground,
  near: color("limestone-50"),
  far: color("copper-400"),
});

await mkdir(target, { recursive: true });
await writeFile(
  new URL("mail-logo.ts", target),
  `/** Made by scripts/pictures/generate-mail-logo.ts: a PNG of twice this size. */
export const mailLogo = {
  width: ${width},
  height: ${height},
  ground: ${JSON.stringify(ground)},
  base64: ${JSON.stringify(png.toString("base64"))},
};
`,
);
