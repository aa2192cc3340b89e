import { sentSide } from "#domain/roof-photo/roof-photo.ts";

/*
 * Makes a photo smaller beside the page's thread, on which a phone would stand still for half a second. One file, since a worker
 * may load nothing else (the policy of files).
 */

/** The longer side of a photo in the list, in pixels. */
const smallSide = 640;

/** Bytes below which a photo that is not too large is sent as it is. */
const smallEnough = 700_000;

self.onmessage = async ({ data: file }: MessageEvent<Blob>) => {
  self.postMessage(await scaled(file).catch(() => null));
};

async function scaled(file: Blob) {
  const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
  const isLarge = Math.max(whole.width, whole.height) > sentSide || file.size > smallEnough;
  const picture = isLarge ? await asJpeg(whole, sentSide, 0.85) : file;
  const small = await asJpeg(whole, smallSide, 0.75);
  whole.close();
  return { picture: picture.size < file.size ? picture : file, small };
}

async function asJpeg(picture: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const factor = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * factor));
  const height = Math.max(1, Math.round(picture.height * factor));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return canvas.convertToBlob({ type: "image/jpeg", quality });
}
