import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { businessProfile } from "#content/business-profile.ts";
import { logoPaths } from "#content/logo-paths.ts";
import { designColors } from "./design-tokens.ts";
import { box, loadLettering } from "./lettering.ts";

/**
 * Writes the brand's files for browsers, phones and the press into `folder`: favicons, icons,
 * and the logo for dark and light backgrounds and in one color.
 */
export async function writeBrandFiles(folder: string): Promise<void> {
  const color = await designColors();
  const write = (name: string, content: string | Buffer) =>
    writeFile(path.join(folder, name), content);
  await mkdir(path.join(folder, "icons"), { recursive: true });
  await mkdir(path.join(folder, "logo"), { recursive: true });

  const tile = {
    ground: color("slate-900"),
    near: color("limestone-50"),
    far: color("copper-400"),
  };
  const icon = (size: number, share: number, radius = 0) =>
    sharp(Buffer.from(iconSvg(tile, share, radius)), { density: 600 })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer();

  await write("favicon.svg", iconSvg(tile, 0.9, 6));
  await write("favicon.ico", icoOf(await icon(32, 0.94, 6), 32));
  await write("icons/apple-touch-icon.png", await icon(180, 0.72));
  await write("icons/icon-192.png", await icon(192, 0.86, 6));
  await write("icons/icon-512.png", await icon(512, 0.86, 6));
  // Phones crop it to a circle or a drop, so the mark stays in the middle 80%.
  await write("icons/icon-512-maskable.png", await icon(512, 0.6));

  const lettering = await loadLettering();
  const [shortName, ...rest] = businessProfile.name.split(" ");
  for (const [name, { near, far }] of Object.entries({
    "on-dark": { near: tile.near, far: tile.far },
    "on-light": { near: tile.ground, far: color("copper-600") },
    "one-color": { near: "#000000", far: "#000000" },
  })) {
    const words = await lettering(
      box({ flexDirection: "column", color: near, fontFamily: "Archivo", lineHeight: 1 }, [
        box({ fontSize: 60, fontWeight: 800, letterSpacing: -1 }, shortName),
        box({ fontSize: 26, fontWeight: 700, marginTop: 12 }, rest.join(" ")),
      ]),
      { width: 320, height: 104 },
    );
    await write(`logo/${name}.svg`, logoSvg(near, far, words));
  }
}

type Colors = { ground: string; near: string; far: string };

/** The mark on a square tile of 64 units, covering `share` of its width. */
function iconSvg({ ground, near, far }: Colors, share: number, radius: number): string {
  const scale = (64 * share) / 56;
  const place = `translate(${(64 - 56 * scale) / 2} ${(64 - 32 * scale) / 2}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${ground}"/><g transform="${place}"><path d="${logoPaths.far}" fill="${far}"/><path d="${logoPaths.near}" fill="${near}"/></g></svg>`;
}

function logoSvg(near: string, far: string, words: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 526 104" role="img" aria-label="${businessProfile.name.replace("&", "&amp;")}"><g transform="scale(3.25)"><path d="${logoPaths.far}" fill="${far}"/><path d="${logoPaths.near}" fill="${near}"/></g><g transform="translate(206 0)">${words}</g></svg>`;
}

/** An icon file that contains one PNG (readable by all browsers since 2007). */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
