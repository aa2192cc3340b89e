import { createHash } from "node:crypto";
import { Readable, type Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

/** What a file of the archive has turned out to be. */
type Written = { bytes: number; sha256: string };

export type Zip = ReturnType<typeof createZip>;

/**
 * A ZIP file, written as a stream: its files come one after the other, each in pieces, and only the piece at hand is in
 * memory. Whoever opens it sees them with the time `at`.
 */
export function createZip(output: Writable, at: Date) {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, output);
  const broken = new Promise<never>((_, reject) => {
    zip.on("error", reject);
    written.catch(reject);
  });
  // Whoever waits is told; nobody may be waiting just then.
  broken.catch(() => {});

  return {
    /** @throws what `pieces` throws, or why the output cannot be written. */
    async add(
      name: string,
      pieces: AsyncIterable<string | Uint8Array>,
      { isCompressed = true }: { isCompressed?: boolean } = {},
    ): Promise<Written> {
      const digest = createHash("sha256");
      let bytes = 0;
      async function* counted() {
        for await (const piece of inChunks(pieces)) {
          digest.update(piece);
          bytes += piece.length;
          yield piece;
        }
      }
      const source = Readable.from(counted(), { objectMode: false });
      try {
        const read = finished(source);
        zip.addReadStream(source, name, { compress: isCompressed, mtime: at, mode: 0o100600 });
        await Promise.race([read, broken]);
      } finally {
        source.destroy();
      }
      return { bytes, sha256: digest.digest("hex") };
    },

    /** Ends it, and waits until all of it is written. */
    async end(): Promise<void> {
      zip.end();
      await Promise.race([written, broken]);
    },

    /** Gives it up. */
    async abandon(): Promise<void> {
      output.destroy();
      await written.catch(() => {});
    },
  };
}

/** Bytes that are compressed at once: a line each would cost more than it holds. */
const chunk = 64 * 1024;

async function* inChunks(pieces: AsyncIterable<string | Uint8Array>): AsyncGenerator<Buffer> {
  let text = "";
  for await (const piece of pieces) {
    if (typeof piece !== "string") {
      yield Buffer.from(piece.buffer, piece.byteOffset, piece.length);
      continue;
    }
    text += piece;
    if (text.length < chunk) continue;
    yield Buffer.from(text);
    text = "";
  }
  if (text) yield Buffer.from(text);
}
