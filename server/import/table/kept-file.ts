import { type FileHandle, open, unlink } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { RandomAccessReader } from "yauzl";
import { isFullDisk } from "#server/database/unavailable.ts";
import type { DiskRoom } from "#server/disk-room.ts";
import { Refusal } from "#server/refusal.ts";
import { unguessableId } from "#server/unguessable-id.ts";

/** A file while it is read. It lies on the disk, since the memory of an import is limited, and larger files are not. */
export type KeptFile = {
  /** Bytes. */
  size: number;
  /** @returns fewer bytes than `length` at its end. */
  read(at: number, length: number): Promise<Buffer>;
  /**
   * An empty file for what has to be looked up while this one is read. Close it.
   * @param most Bytes that it will have at most.
   * @throws Refusal 503 when there is no room for them.
   */
  scratch(most: number): Promise<ScratchFile>;
};

/** A file for this process alone. */
export type ScratchFile = Pick<FileHandle, "fd" | "close"> & {
  /** Says how many more bytes are in it. */
  wrote(bytes: number): void;
};

/** Where files lie, and the room that is there. */
type Place = { folder: string; room: Pick<DiskRoom, "take"> };

/**
 * A new file for this user alone that is gone as soon as it is closed, also by the end of the process.
 * @throws Refusal 503 when there is no room for it.
 */
export async function openScratch(
  { folder, room }: Place,
  most: number,
): Promise<ScratchFile & { file: FileHandle }> {
  const taken = await room.take(most);
  if (!taken) throw noRoom();
  try {
    const name = path.join(folder, `.import-${unguessableId()}`);
    const file = await open(name, "wx+", 0o600);
    await unlink(name);
    return {
      ...{ file, fd: file.fd },
      wrote: taken.write,
      async close() {
        taken.free();
        await file.close();
      },
    };
  } catch (error) {
    taken.free();
    throw isFullDisk(error) ? noRoom() : error;
  }
}

/** For a file that does not fit onto the disk of the data folder. */
export function noRoom(): Refusal {
  const message =
    "There is no room for this file on the site's disk. Ask whoever runs the site to make room, then choose it again.";
  return new Refusal(503, message).because("no room for an import");
}

/**
 * Keeps what arrives until it is closed.
 * @param most Bytes that arrive at most, as far as their sender says.
 * @param checked is told how many bytes have arrived, and throws when they are too many.
 * @throws Refusal 503 when there is no room for them.
 */
export async function keepFile(
  pieces: AsyncIterable<Uint8Array>,
  place: Place,
  { most, checked }: { most: number; checked: (bytes: number) => void },
): Promise<KeptFile & { close(): Promise<void> }> {
  const { file, wrote, close } = await openScratch(place, most);
  let size = 0;
  try {
    for await (const piece of pieces) {
      checked(size + piece.length);
      for (let at = 0; at < piece.length; ) {
        const { bytesWritten } = await file.write(piece, at, piece.length - at, size);
        at += bytesWritten;
        size += bytesWritten;
        wrote(bytesWritten);
      }
    }
  } catch (error) {
    await close();
    throw isFullDisk(error) ? noRoom() : error;
  }
  return {
    size,
    async read(at, length) {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    },
    scratch: (bytes) => openScratch(place, bytes),
    close,
  };
}

/** Bytes of a file that are read at once: what is parsed of them takes some milliseconds. */
const atOnce = 65_536;

/** The same for readers of ZIP files. */
export class KeptZip extends RandomAccessReader {
  readonly #file: KeptFile;

  constructor(file: KeptFile) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(piecesOf(this.#file, { start, end }), { objectMode: false });
  }
}

/** The bytes of a file in pieces. */
export async function* piecesOf(
  file: KeptFile,
  {
    start = 0,
    end = file.size,
    most = atOnce,
  }: { start?: number; end?: number; most?: number } = {},
): AsyncGenerator<Buffer> {
  for (let at = start; at < end; ) {
    const piece = await file.read(at, Math.min(most, end - at));
    if (piece.length === 0) return;
    at += piece.length;
    yield piece;
  }
}
