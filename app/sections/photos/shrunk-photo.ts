import { keptSides } from "#domain/photo/photo-rules.ts";

/** The longer side of the face that stands beside a photo's name, in pixels: twice as shown. */
const faceSide = 128;

/** Bytes below which a photo is sent as it is. */
const smallEnough = 700_000;

/**
 * A photo as it is sent: upright and no larger than what is kept, if the browser can open it; otherwise the file itself.
 * Decoding, scaling and encoding happen beside the page's own thread, so that nobody who types has to wait.
 */
export async function shrunkPhoto(file: File): Promise<{ blob: Blob; face: ImageBitmap | null }> {
  try {
    const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
    const { width, height } = whole;
    const face = await scaled(whole, faceSide);
    const isLarge = Math.max(width, height) > keptSides.full || file.size > smallEnough;
    if (!isLarge || typeof OffscreenCanvas === "undefined") {
      whole.close();
      return { blob: file, face };
    }
    const kept = await scaled(whole, keptSides.full);
    whole.close();
    const blob = await asJpeg(kept);
    return { blob: blob.size < file.size ? blob : file, face };
  } catch {
    // Not every browser opens HEIC. The server does.
    return { blob: file, face: null };
  }
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
