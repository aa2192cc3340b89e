export type ShrunkPhoto = {
  blob: Blob;
  /** A small picture of it; null where the browser cannot open it. */
  face: ImageBitmap | null;
};

/**
 * A photo as it is sent: upright and no larger than what is kept, if the browser can open it; otherwise the file itself,
 * such as a HEIC, which the server opens. Nobody who types has to wait (shrinking-worker.ts).
 */
export async function shrunkPhoto(file: File): Promise<ShrunkPhoto> {
  let worker: Worker | undefined;
  try {
    worker = new Worker(new URL("./shrinking-worker.ts", import.meta.url), { type: "module" });
    return await shrunkBy(worker, file);
  } catch {
    return { blob: file, face: null };
  } finally {
    // With all the memory that the photo has taken.
    worker?.terminate();
  }
}

function shrunkBy(worker: Worker, file: File): Promise<ShrunkPhoto> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ShrunkPhoto>) => resolve(data);
    worker.onerror = reject;
    worker.postMessage(file);
  });
}
