import { type FileHandle, open, unlink } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { RandomAccessReader } from "yauzl";
import { unguessableId } from "#server/unguessable-id.ts";

/** A file while it is read. It lies on the disk, since the memory of an import is limited, and larger files are not. */
export type KeptFile = {
  /** Bytes. */
  size: number;
  /** @returns fewer bytes than `length` at its end. */
  read(at: number, length: number): Promise<Buffer>;
  /** An empty file for what has to be looked up while this one is read. Close it. */
  scratch(): Promise<FileHandle>;
};

/** A new file for this user alone that is gone as soon as it is closed, also by the end of the process. */
export async function openScratch(folder: string): Promise<FileHandle> {
  const name = path.join(folder, `.import-${unguessableId()}`);
  const file = await open(name, "wx+", 0o600);
  await unlink(name);
  return file;
}

/**
 * Keeps what arrives until it is closed.
 * @param checked is told how many bytes have arrived, and throws when they are too many.
 */
export async function keepFile(
  pieces: AsyncIterable<Uint8Array>,
  folder: string,
  checked: (bytes: number) => void,
): Promise<KeptFile & { close(): Promise<void> }> {
  const file = await openScratch(folder);
  let size = 0;
  try {
    for await (const piece of pieces) {
      checked(size + piece.length);
      for (let at = 0; at < piece.length; ) {
        const { bytesWritten } = await file.write(piece, at, piece.length - at, size);
        at += bytesWritten;
        size += bytesWritten;
      }
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    size,
    async read(at, length) {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    },
    scratch: () => openScratch(folder),
    close: () => file.close(),
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
