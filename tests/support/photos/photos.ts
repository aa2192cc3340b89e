import { readFile } from "node:fs/promises";
import sharp from "sharp";

const size = { width: 96, height: 64 };

/**
 * A photo whose upper half is red and whose lower half is blue, when seen upright.
 * @param orientation How the camera was held (EXIF): the pixels lie so that turning them makes it upright.
 */
export async function halves(
  format: "jpeg" | "png" | "webp",
  { orientation = 1 }: { orientation?: 1 | 3 | 6 } = {},
): Promise<Buffer> {
  const pixels = Buffer.alloc(size.width * size.height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    const isUpper = at < pixels.length / 2;
    pixels.set(isUpper ? [200, 30, 30] : [20, 40, 200], at);
  }
  const turn = { 1: 0, 3: 180, 6: 270 }[orientation];
  const lying = await sharp(pixels, { raw: { ...size, channels: 3 } })
    .rotate(turn)
    .png()
    .toBuffer();
  return sharp(lying)
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: "A phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 50/1 0/1" },
    })
    .toFormat(format, { quality: 90 })
    .toBuffer();
}

/**
 * A JPEG whose quarters are, seen upright, red and green above blue and white.
 * @param orientation One of the eight of EXIF (CIPA DC-008, 4.6.5), by which the pixels lie turned or mirrored.
 */
export async function lying(orientation: number): Promise<Buffer> {
  const [across, down] = orientation < 5 ? [size.width, size.height] : [size.height, size.width];
  const [right, bottom] = [across - 1, down - 1];
  const pixels = Buffer.alloc(across * down * 3);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const upright = [
        [x, y],
        [right - x, y],
        [right - x, bottom - y],
        [x, bottom - y],
        [y, x],
        [bottom - y, x],
        [bottom - y, right - x],
        [y, right - x],
      ][orientation - 1];
      const [u = 0, v = 0] = upright ?? [];
      const isLeft = u < size.width / 2;
      const color = v < size.height / 2 ? (isLeft ? red : green) : isLeft ? blue : white;
      pixels.set(color, (y * across + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width: across, height: down, channels: 3 } })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

const red = [230, 20, 20];
const green = [20, 230, 20];
const blue = [20, 20, 230];
const white = [240, 240, 240];

/** The photo of `halves` as a phone stores it: HEVC in a HEIF file. */
export function heicPhoto(): Promise<Buffer> {
  return readFile("tests/support/photos/upright.heic");
}

/** Whether the red half is above. */
export async function isUpright(photo: Buffer): Promise<boolean> {
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => (y * info.width + x) * info.channels;
  const redness = (y: number) => {
    const middle = at(Math.floor(info.width / 2), y);
    return (data[middle] ?? 0) - (data[middle + 2] ?? 0);
  };
  return redness(Math.floor(info.height / 4)) > 80 && redness(Math.floor(info.height * 0.75)) < -80;
}

/** A JPEG of a few hundred kilobytes, as a phone makes it. */
export function grainyPhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: "gray", noise } })
    .jpeg()
    .toBuffer();
}
