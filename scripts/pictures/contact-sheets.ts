import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { PageManifest } from "#server/pages/prerendered-pages.ts";
import { startBrowser } from "../../bench/browser.ts";
import { startServer } from "../../bench/start-server.ts";

/*
 * `npm run contact-sheets` creates docs/contact-sheets: one sheet with every master, one with every page of a finished
 * build, for comparing them side by side. One article represents all.
 */

type Tile = { name: string; picture: Buffer };

const folder = path.resolve("docs", "contact-sheets");
const masters = path.resolve("art", "masters");
const caption = 18;

const files = (await readdir(masters)).filter((file) => file.endsWith(".jpg")).sort();
const pictures = files.map(async (file) => ({
  name: file.replace(".jpg", ""),
  picture: await sharp(path.join(masters, file)).resize(400, 225).toBuffer(),
}));
await sheet(await Promise.all(pictures), { name: "masters", columns: 5, width: 400, height: 225 });
await sheet(await pageTiles(), { name: "pages", columns: 10, width: 240, height: 1_200 });

/** Every prerendered page, 1440 px wide, with one article for all. */
async function pageTiles(): Promise<Tile[]> {
  const manifest = await readFile(path.join("build", "pages", "manifest.json"), "utf8");
  const { prerendered }: PageManifest = JSON.parse(manifest);
  const articles = prerendered.filter(({ path }) => path.startsWith("/news-insights/")).slice(1);
  const skipped = new Set(articles.map(({ path }) => path));
  const server = await startServer("site");
  const { browser, stop } = await startBrowser();
  const tiles: Tile[] = [];
  try {
    const page = await browser.newPage({
      viewport: { width: 1_440, height: 900 },
      reducedMotion: "reduce",
    });
    for (const { path: address } of prerendered.filter(({ path }) => !skipped.has(path))) {
      await page.goto(new URL(address, server.url).href, { waitUntil: "networkidle" });
      for (const image of await page.locator("main img").all()) {
        if (!(await image.isVisible())) continue;
        await image.scrollIntoViewIfNeeded();
        await image.evaluate((element: HTMLImageElement) => element.decode().catch(() => {}));
      }
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForLoadState("networkidle");
      const shot = await page.screenshot({ fullPage: true });
      tiles.push({
        name: address,
        picture: await sharp(shot)
          .resize(240)
          .extract(await topOf(shot))
          .toBuffer(),
      });
    }
  } finally {
    await stop();
    await server.stop();
  }
  return tiles;
}

/** The part of a long page that fits its tile. */
async function topOf(shot: Buffer) {
  const { width, height } = await sharp(shot).metadata();
  const scaled = Math.round((height / width) * 240);
  return { left: 0, top: 0, width: 240, height: Math.min(1_200, scaled) };
}

async function sheet(
  tiles: readonly Tile[],
  {
    name,
    columns,
    width,
    height,
  }: { name: string; columns: number; width: number; height: number },
): Promise<void> {
  const gap = 12;
  const rows = Math.ceil(tiles.length / columns);
  const placed = tiles.flatMap(({ name, picture }, index) => {
    const left = gap + (index % columns) * (width + gap);
    const top = gap + Math.floor(index / columns) * (height + caption + gap);
    const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="0" y="12" font-size="11" font-family="sans-serif" fill="#18222a">${name}</text></svg>`;
    return [
      { input: Buffer.from(words), left, top },
      { input: picture, left, top: top + caption },
    ];
  });
  await sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows * (height + caption + gap),
      channels: 3,
      background: "#f3eee5",
    },
  })
    .composite(placed)
    .jpeg({ quality: 76 })
    .toFile(path.join(folder, `${name}.jpg`));
}
