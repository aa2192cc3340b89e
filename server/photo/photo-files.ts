import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { photoLimits } from "#domain/photo/photo-rules.ts";
import { Refusal } from "#server/refusal.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { photoRefusal } from "./photo-refusal.ts";

export const photoSizes = ["full", "small"] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** What names the files of a picture. */
export type PhotoKey = { id: string; digest: string };

/** Bytes on the disk that pictures leave free: on the same one, the database has to go on. */
const leftFree = 300 * 2 ** 20;
/** Milliseconds after which what arrived is of no use to anybody: its sender has long got an answer. */
const arrivedFor = 3_600_000;

export type PhotoFiles = ReturnType<typeof createPhotoFiles>;

/**
 * The folder of the pictures, which all processes may share. Each picture is two files, named by the digest of its
 * content and by its id: no two pictures share a file, so that one that is erased takes nothing from another.
 */
export function createPhotoFiles(folder: string) {
  const arriving = path.resolve(folder, "arriving");

  const fileOf = (key: PhotoKey, size: PhotoSize) => path.resolve(folder, photoFile(key, size));

  return {
    /**
     * Receives what a person sends, without holding it in memory.
     * @returns places for the picture as it came and as it will be kept; `discard` deletes what is there.
     * @throws Refusal when it is too big or cannot be written.
     */
    async receive(sent: Readable) {
      const name = unguessableId();
      const place = (end: string) => path.join(arriving, `${name}${end}`);
      const files = { file: place(".upload"), full: place(".jpg"), small: place(".small.jpg") };
      const discard = async () => {
        const all = Object.values(files).map((file) => rm(file, { force: true }));
        await Promise.allSettled(all);
      };
      const digest = createHash("sha256");
      try {
        await mkdir(arriving, { recursive: true, mode: 0o700 });
        const { bavail, bsize } = await statfs(arriving);
        if (bavail * bsize < leftFree) throw photoRefusal("not-stored");
        await pipeline(counted(sent, digest), createWriteStream(files.file, { mode: 0o600 }));
      } catch (error) {
        await discard();
        if (error instanceof Refusal || isOfSender(error)) throw error;
        throw Object.assign(photoRefusal("not-stored"), { cause: error });
      }
      return { ...files, uploadDigest: digest.digest("hex"), discard };
    },

    /** Keeps what was decoded. @throws Refusal when it cannot be written. */
    async keep(key: PhotoKey, from: Record<PhotoSize, string>): Promise<void> {
      try {
        await mkdir(path.dirname(fileOf(key, "full")), { recursive: true, mode: 0o700 });
        for (const size of photoSizes) await rename(from[size], fileOf(key, size));
      } catch (error) {
        throw Object.assign(photoRefusal("not-stored"), { cause: error });
      }
    },

    /** The picture as a stream with its length; undefined when its file is gone. */
    async read(
      key: PhotoKey,
      size: PhotoSize,
    ): Promise<{ bytes: number; stream: Readable } | undefined> {
      const file = fileOf(key, size);
      const found = await stat(file).catch(() => undefined);
      return found && { bytes: found.size, stream: createReadStream(file) };
    },

    /** The whole picture at once; undefined when its file is gone. */
    async load(key: PhotoKey, size: PhotoSize): Promise<Buffer | undefined> {
      return readFile(fileOf(key, size)).catch(() => undefined);
    },

    /** @throws when a file is there and cannot be deleted. */
    async remove(key: PhotoKey): Promise<void> {
      for (const size of photoSizes) await rm(fileOf(key, size), { force: true });
    },

    /** Deletes what arrived and was left behind by a process that ended meanwhile. */
    async sweepArrivals(now: Date): Promise<void> {
      const names = await readdir(arriving).catch((): string[] => []);
      for (const name of names) {
        const file = path.join(arriving, name);
        const found = await stat(file).catch(() => undefined);
        if (found && found.mtimeMs < now.getTime() - arrivedFor) await rm(file, { force: true });
      }
    },
  };
}

/** A picture's file, from the folder on. */
export function photoFile({ id, digest }: PhotoKey, size: PhotoSize): string {
  const end = size === "small" ? ".small.jpg" : ".jpg";
  return path.join(digest.slice(0, 2), `${digest}-${id}${end}`);
}

/** What is sent, up to the limit. The rest stays unread: a connection that is cut could not be told why. */
async function* counted(sent: Readable, digest: ReturnType<typeof createHash>) {
  let bytes = 0;
  for await (const piece of sent.iterator({ destroyOnReturn: false })) {
    bytes += piece.length;
    if (bytes > photoLimits.bytes) throw photoRefusal("too-big");
    digest.update(piece);
    yield piece;
  }
}

/** Whether the sender has left in the middle. */
function isOfSender(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ERR_STREAM_PREMATURE_CLOSE" || code === "ECONNRESET" || code === "ABORT_ERR";
}
