import type { ScaledPicture } from "./photo-queue.ts";

/** Milliseconds. A phone needs one second for 12 million pixels. */
const within = 30_000;

/** A photo as it is sent, and for lists. @throws when this browser cannot open it, such as a HEIC, which the server opens. */
export function scaledPicture(picture: Blob): Promise<ScaledPicture> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./scaling-worker.ts", import.meta.url), { type: "module" });
    const timer = setTimeout(() => end(() => reject(new Error("scaling takes too long"))), within);
    const end = (answer: () => void) => {
      clearTimeout(timer);
      // With all the memory that the photo has taken.
      worker.terminate();
      answer();
    };
    const fail = () => reject(new Error("not scaled"));
    worker.onmessage = ({ data }: MessageEvent<ScaledPicture | null>) =>
      end(() => (data ? resolve(data) : fail()));
    worker.onerror = () => end(fail);
    worker.postMessage(picture);
  });
}
