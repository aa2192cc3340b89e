import { mkdir, writeFile } from "node:fs/promises";
import { colorTable } from "./design-tokens.ts";

/*
 * The colors of the style sheet for what has no style sheet: mails, the browser's own bar, the page for when no page answers.
 * `slate-900` is `slate900`. One constant each, so that a page's script holds no others.
 */

const target = new URL("../../.generated/", import.meta.url);
const constants = Array.from(
  await colorTable(),
  ([name, hex]) => `export const ${name.replaceAll("-", "")} = ${JSON.stringify(hex)};\n`,
);
await mkdir(target, { recursive: true });
await writeFile(
  new URL("colors.ts", target),
  `/* Made by scripts/pictures/generate-colors.ts of content/colors.css. */\n${constants.join("")}`,
);
