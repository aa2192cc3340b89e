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

/** The same photo as a phone stores it: HEVC in a HEIF file. */
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
