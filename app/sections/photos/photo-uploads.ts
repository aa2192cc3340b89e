import { ApiFailure } from "#api-client/api-failure.ts";
import { removePhoto, sendPhoto } from "#api-client/photo-calls.ts";
import { photoFaultWords, photoWords } from "#content/en/photos.ts";
import { photoLimits } from "#domain/photo/photo-rules.ts";
import { shrunkPhoto } from "./shrunk-photo.ts";

/** A photo that was chosen, on its way to us. */
export type PhotoUpload = {
  key: number;
  name: string;
  state: "waiting" | "shrinking" | "sending" | "checking" | "sent" | "failed";
  /** How much of it has been sent. */
  percent: number;
  /** A small picture of it; null where the browser cannot open it. */
  face: ImageBitmap | null;
  id: string;
  /** Why it was not taken. */
  fault: string;
  /** Whether sending the same file again may help: what is no photo stays none. */
  canRetry: boolean;
};

/** Statuses of what the file itself is to blame for (server/photo/photo-refusal.ts), not of a line that is too slow. */
const refusedForGood: ReadonlySet<number> = new Set([400, 413, 415]);

export type PhotoUploads = ReturnType<typeof createPhotoUploads>;

/**
 * Sends photos one after the other while the visitor goes on typing.
 * @param kept How many are with us already.
 */
export function createPhotoUploads(kept: number) {
  let all: readonly PhotoUpload[] = [];
  let isFull = false;
  let count = 0;
  const files = new Map<number, File>();
  const leaving = new Map<number, AbortController>();
  const listeners = new Set<() => void>();
  let last: Promise<void> = Promise.resolve();

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function set(key: number, change: Partial<PhotoUpload>): void {
    all = all.map((one) => (one.key === key ? { ...one, ...change } : one));
    tell();
  }

  function queue(key: number): void {
    leaving.set(key, new AbortController());
    last = last.then(() => send(key));
  }

  async function send(key: number): Promise<void> {
    const file = files.get(key);
    const left = leaving.get(key);
    if (!file || !left || left.signal.aborted) return;
    set(key, { state: "shrinking" });
    const { blob, face } = await shrunkPhoto(file);
    if (left.signal.aborted) return;
    if (blob.size > photoLimits.bytes) {
      return set(key, {
        state: "failed",
        face,
        fault: photoFaultWords["too-big"],
        canRetry: false,
      });
    }
    set(key, { state: "sending", percent: 0, face });
    try {
      const onProgress = (percent: number) =>
        set(key, percent < 100 ? { percent } : { percent, state: "checking" });
      const id = await sendPhoto(blob, { onProgress, signal: left.signal });
      set(key, { state: "sent", id, fault: "" });
    } catch (error) {
      if (left.signal.aborted) return;
      const told = error instanceof ApiFailure ? error.message : "";
      const isRefused = error instanceof ApiFailure && refusedForGood.has(error.status);
      set(key, { state: "failed", fault: told || photoWords.lost, canRetry: !isRefused });
    }
  }

  return {
    /** The photos, in the order in which they were chosen. */
    all: () => all,

    /** Whether some were left out because there were too many. */
    isFull: () => isFull,

    /** Ids of those that have arrived. */
    ids: () => all.filter(({ id }) => id).map(({ id }) => id),

    /** @returns how to stop listening. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    add(chosen: readonly File[]): void {
      const room = photoLimits.most - kept - all.length;
      isFull = chosen.length > room;
      const taken = chosen.slice(0, Math.max(room, 0)).map((file): PhotoUpload => {
        count += 1;
        files.set(count, file);
        const name = file.name || photoWords.unnamed;
        const unsent = { state: "waiting", percent: 0, face: null, id: "" } as const;
        return { key: count, name, ...unsent, fault: "", canRetry: true };
      });
      all = [...all, ...taken];
      tell();
      for (const { key } of taken) queue(key);
    },

    retry(key: number): void {
      set(key, { state: "waiting", percent: 0, fault: "" });
      queue(key);
    },

    remove(key: number): void {
      const removed = all.find((one) => one.key === key);
      leaving.get(key)?.abort();
      files.delete(key);
      all = all.filter((one) => one.key !== key);
      isFull = false;
      tell();
      // If that fails, it is deleted by itself within a day.
      if (removed?.id) removePhoto(removed.id).catch(() => {});
    },

    /** Gives up those that have not arrived. */
    stop(): void {
      for (const { key, id } of all) if (!id) this.remove(key);
    },
  };
}
