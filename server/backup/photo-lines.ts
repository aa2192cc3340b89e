import { createHash } from "node:crypto";
import type { PhotoFiles } from "#server/photo/photo-files.ts";
import { type PhotoKey, type PhotoSize, photoSizes } from "#server/photo/photo-store.ts";
import type { PhotoLine } from "./lines.ts";
import type { Source } from "./snapshot.ts";

/** Bytes in one line of base64: a multiple of three, so that no line is padded. */
const bytesInLine = 48 * 1024;

export type CopiedPhotos = {
  /** Photos whose files are in the backup. */
  copied: number;
  /** Photos that have none, or others than were stored. */
  missing: number;
};

/**
 * The files of all photos, as lines. A photo that is not there as it was stored is left out and counted: a backup
 * without it is better than none.
 * @param copied is filled while the lines are read.
 */
export async function* linesOfPhotos(
  source: Source,
  { photoFiles, now }: { photoFiles: Pick<PhotoFiles, "load">; now: Date },
  copied: CopiedPhotos,
): AsyncGenerator<string> {
  for (const key of await keptPhotos(source, now)) {
    const files = await wholePhoto(photoFiles, key).catch(notRead);
    if (!files) {
      copied.missing += 1;
      continue;
    }
    yield* linesOfFile({ photo: key.id, digest: key.digest, size: "full" }, files.full);
    yield* linesOfFile({ photo: key.id, digest: key.digest, size: "small" }, files.small);
    copied.copied += 1;
  }
}

/**
 * Both files of a photo; undefined when one is gone, or is not what was stored.
 * @throws Refusal 503 when their store does not answer.
 */
export async function wholePhoto(
  photoFiles: Pick<PhotoFiles, "load">,
  key: PhotoKey,
): Promise<Record<PhotoSize, Buffer> | undefined> {
  const [full, small] = await Promise.all(photoSizes.map((size) => photoFiles.load(key, size)));
  return full && small && sha256(full) === key.digest ? { full, small } : undefined;
}

function notRead(cause: Error): never {
  const words = "Photos cannot be read at the moment. --without-photos makes a backup of the rest.";
  throw new Error(words, { cause });
}

/** Those whose files have to be there: others are being deleted. */
export function keptPhotos({ database }: Pick<Source, "database">, now: Date): Promise<PhotoKey[]> {
  return database
    .selectFrom("photos")
    .select(["id", "digest"])
    .where((photo) =>
      photo.or([photo("ends_at", "is", null), photo("ends_at", ">", now.toISOString())]),
    )
    .orderBy("id")
    .execute();
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function* linesOfFile(file: Omit<PhotoLine, "sha256">, bytes: Buffer): Generator<string> {
  const line: PhotoLine = { ...file, sha256: sha256(bytes) };
  yield JSON.stringify(line);
  for (let at = 0; at < bytes.length; at += bytesInLine) {
    yield JSON.stringify(bytes.toString("base64", at, at + bytesInLine));
  }
}
