import { iconSvg, type Mark } from "#domain/brand/mark.ts";
import { vectorPicture } from "./vector-picture.ts";

/** The mark and the colors of an icon, as `#rrggbb`. */
export type IconLook = { mark: Mark; ground: string; near: string; far: string };

type Icon = { type: string; draw(look: IconLook): Promise<Buffer> };

const png = (size: number, share: number, radius = 0): Icon => ({
  type: "image/png",
  draw: (look) => drawn(look, { size, share, radius }),
});

/** The icons that browsers and phones ask for, by path. */
export const icons: Readonly<Record<string, Icon>> = {
  "/favicon.svg": {
    type: "image/svg+xml",
    draw: async (look) => Buffer.from(svgOf(look, { share: 0.9, radius: 6 })),
  },
  "/favicon.ico": {
    type: "image/vnd.microsoft.icon",
    draw: async (look) => icoOf(await drawn(look, { size: 32, share: 0.94, radius: 6 }), 32),
  },
  "/icons/apple-touch-icon.png": png(180, 0.72),
  "/icons/icon-192.png": png(192, 0.86, 6),
  "/icons/icon-512.png": png(512, 0.86, 6),
  // Phones crop it to a circle or a drop, so the mark stays in the middle 80%.
  "/icons/icon-512-maskable.png": png(512, 0.6),
};

function svgOf({ mark, ...colors }: IconLook, place: { share: number; radius: number }): string {
  return iconSvg(mark, colors, place);
}

async function drawn(
  look: IconLook,
  { size, ...place }: { size: number; share: number; radius: number },
): Promise<Buffer> {
  const picture = await vectorPicture(svgOf(look, place), 600);
  return picture.resize(size, size).png({ compressionLevel: 9 }).toBuffer();
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
