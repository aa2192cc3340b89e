import sharp from "sharp";

/** A JPEG of about this many megabytes, as full of detail as a picture of a roof. */
export async function phonePhoto(
  width: number,
  height: number,
  megabytes: number,
): Promise<Buffer> {
  const noise = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#000000",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });
  const pixels = await noise.blur(0.8).raw().toBuffer();
  for (let quality = 97; ; quality -= 1) {
    const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.length <= megabytes * 2 ** 20 || quality < 20) return jpeg;
  }
}
