import { keptSides } from "#domain/photo/photo-rules.ts";
import type { ShrunkPhoto } from "./shrunk-photo.ts";

/*
 * Makes photos smaller beside the page's thread: `createImageBitmap` decodes there, but scales on the thread that calls
 * it, half a second at a time on a slow phone. One file, since a worker may load nothing else (the policy of files).
 */

/** The longer side of the face that stands beside a photo's name, in pixels: twice as shown. */
const faceSide = 128;

/** Bytes below which a photo is sent as it is. */
const smallEnough = 700_000;

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  const shrunk = await shrink(file).catch((): ShrunkPhoto => ({ blob: file, face: null }));
  self.postMessage(shrunk, { transfer: shrunk.face ? [shrunk.face] : [] });
};

async function shrink(file: File): Promise<ShrunkPhoto> {
  const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
  const { width, height } = whole;
  const isLarge = Math.max(width, height) > keptSides.full || file.size > smallEnough;
  if (!isLarge) return { blob: file, face: await scaled(whole, faceSide) };
  const kept = await scaled(whole, keptSides.full);
  whole.close();
  const face = await scaled(kept, faceSide);
  const blob = await asJpeg(kept);
  return { blob: blob.size < file.size ? blob : file, face };
}

function scaled(picture: ImageBitmap, side: number): Promise<ImageBitmap> {
  const factor = Math.min(1, side / Math.max(picture.width, picture.height));
  return createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.round(picture.width * factor)),
    resizeHeight: Math.max(1, Math.round(picture.height * factor)),
    resizeQuality: "medium",
  });
}

function asJpeg(picture: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("bitmaprenderer");
  if (!context) throw new Error("no canvas");
  context.transferFromImageBitmap(picture);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
}
