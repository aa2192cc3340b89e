import { createHash } from "node:crypto";
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { photoLimits } from "#domain/photo/photo-rules.ts";
import type { Bucket } from "#server/bucket/bucket-calls.ts";
import { createDiskRoom, type FreeBytes } from "#server/disk-room.ts";
import { Refusal, retryAfterOutage } from "#server/refusal.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { fewAtATime } from "./few-at-a-time.ts";
import { createPhotoBucket } from "./photo-bucket.ts";
import { createPhotoFolder } from "./photo-folder.ts";
import { photoRefusal } from "./photo-refusal.ts";
import { type PhotoKey, type PhotoSize, photoFile, photoSizes } from "./photo-store.ts";

/** Milliseconds after which what arrived is of no use to anybody: its sender has long got an answer. */
const arrivedFor = 3_600_000;

/** Half of the threads that Node has for files; milliseconds that a disk on its knees still needs less than. */
const filesAtOnce = { most: 2, within: 8_000 };

export type PhotoFiles = ReturnType<typeof createPhotoFiles>;

/** Settings that say where pictures are. */
export type PhotoPlace = {
  /** Where pictures arrive, and are kept without a bucket. */
  photosDir: string;
  photosBucket?: Bucket | undefined;
};

/** Where a restore collects pictures until the whole backup has been read. */
export const restoringFolder = (photosDir: string) => path.resolve(photosDir, "restoring");

/**
 * The files of the pictures. What arrives is in a folder of this machine until it is decoded; what is kept is in the same
 * folder, which all processes may share, or in a bucket. Each picture is two files, named by the digest of its content and
 * by its id: no two pictures share a file, so that one that is erased takes nothing from another.
 * @param freeBytes tells how many bytes are free on a folder's disk.
 */
export function createPhotoFiles({ photosDir, photosBucket }: PhotoPlace, freeBytes?: FreeBytes) {
  const arriving = path.resolve(photosDir, "arriving");
  const pass = fewAtATime(filesAtOnce);
  const room = createDiskRoom(arriving, freeBytes);
  const store = photosBucket ? createPhotoBucket(photosBucket) : createPhotoFolder(photosDir, pass);

  return {
    /**
     * Receives what a person sends, without holding it in memory.
     * @returns the picture as it came; `write` puts beside it what was made of it, `discard` deletes all of that.
     * @param most bytes that it has at most, as far as its sender says.
     * @throws Refusal when it is too big or cannot be written.
     */
    async receive(sent: Readable, most: number = photoLimits.bytes) {
      const name = unguessableId();
      const place = (end: string) => path.join(arriving, `${name}${end}`);
      const files = { file: place(".upload"), full: place(".jpg"), small: place(".small.jpg") };
      const discard = async () => {
        const all = Object.values(files).map((file) => pass(() => rm(file, { force: true })));
        await Promise.allSettled(all);
      };
      const digest = createHash("sha256");
      let taken: Awaited<ReturnType<typeof room.take>>;
      try {
        await pass(() => mkdir(arriving, { recursive: true, mode: 0o700 }));
        taken = await pass(() => room.take(Math.min(most, photoLimits.bytes)));
        if (!taken) throw photoRefusal("not-stored");
        await pass(() => writeFile(files.file, "", { mode: 0o600 }));
        for await (const piece of counted(sent)) {
          digest.update(piece);
          await pass(() => appendFile(files.file, piece));
          taken.write(piece.length);
        }
      } catch (error) {
        await discard();
        if (error instanceof Refusal || isOfSender(error)) throw error;
        throw notStored(error);
      } finally {
        taken?.free();
      }
      return {
        files,
        uploadDigest: digest.digest("hex"),
        /** @throws Refusal when it cannot be read. */
        load: () => pass(() => readFile(files.file)).catch(orNotStored),
        /** @throws Refusal when it cannot be written. */
        async write(pictures: Record<PhotoSize, Uint8Array>): Promise<void> {
          for (const size of photoSizes) {
            const file = files[size];
            await pass(() => writeFile(file, pictures[size], { mode: 0o600 })).catch(orNotStored);
          }
        },
        discard,
      };
    },

    /** Keeps what was decoded. @throws Refusal when it cannot be written. */
    async keep(key: PhotoKey, from: Record<PhotoSize, string>): Promise<void> {
      try {
        for (const size of photoSizes) await store.keep(photoFile(key, size), from[size]);
      } catch (error) {
        throw notStored(error);
      }
    },

    /** The picture; undefined when its file is gone. @throws Refusal 503 when the store does not answer. */
    async load(key: PhotoKey, size: PhotoSize): Promise<Buffer | undefined> {
      try {
        return await store.load(photoFile(key, size));
      } catch (error) {
        throw notRead(error);
      }
    },

    /** @throws when a file is there and cannot be deleted. */
    async remove(key: PhotoKey): Promise<void> {
      for (const size of photoSizes) await store.remove(photoFile(key, size));
    },

    store,

    /** What to do about the pictures of a restore that was killed, in one line without a period; undefined if there are none. */
    async unfinishedRestore(): Promise<string | undefined> {
      const folder = restoringFolder(photosDir);
      const names = await pass(() => readdir(folder)).catch((): string[] => []);
      if (names.length === 0) return undefined;
      return `a restore ended before its photos were in their place, ${folder}: stop the site and restore that backup again with --replace, or delete the folder`;
    },

    /** Deletes what arrived and was left behind by a process that ended meanwhile. */
    async sweepArrivals(now: Date): Promise<void> {
      const names = await pass(() => readdir(arriving)).catch((): string[] => []);
      for (const name of names) {
        const file = path.join(arriving, name);
        const found = await pass(() => stat(file)).catch(() => undefined);
        const isOld = found && found.mtimeMs < now.getTime() - arrivedFor;
        if (isOld) await pass(() => rm(file, { force: true }));
      }
    },
  };
}

/** What is sent, up to the limit. The rest stays unread: a connection that is cut could not be told why. */
async function* counted(sent: Readable): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of sent.iterator({ destroyOnReturn: false })) {
    bytes += piece.length;
    if (bytes > photoLimits.bytes) throw photoRefusal("too-big");
    yield piece;
  }
}

function notRead(cause: unknown): Refusal {
  const words = "Photos cannot be read at the moment. Please try again.";
  const refusal = new Refusal(503, words, undefined, retryAfterOutage).because("photos' store");
  return Object.assign(refusal, { cause });
}

function notStored(cause: unknown): Refusal {
  return Object.assign(photoRefusal("not-stored"), { cause });
}

function orNotStored(cause: unknown): never {
  throw notStored(cause);
}

/** Whether the sender has left in the middle. */
function isOfSender(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ERR_STREAM_PREMATURE_CLOSE" || code === "ECONNRESET" || code === "ABORT_ERR";
}
