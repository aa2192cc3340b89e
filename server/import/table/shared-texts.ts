import { readSync, writeSync } from "node:fs";
import type { ScratchFile } from "./kept-file.ts";

/** Bytes that are written together, and that are read together: texts stand in the order in which cells use them first. */
const writtenAtOnce = 65_536;
const readAtOnce = 4_096;

export type SharedTexts = ReturnType<typeof createSharedTexts>;

/**
 * Texts by their number, in a file: a million of them, as strings, take more memory than an import may. Both ways are
 * synchronous, since the parser that asks is; what was just written is in the system's cache.
 */
export function createSharedTexts({ fd, wrote }: Pick<ScratchFile, "fd" | "wrote">) {
  /** Where each text ends, in bytes. */
  let ends = new Uint32Array(1_024);
  let count = 0;
  let size = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let window: { at: number; bytes: Buffer } = { at: 0, bytes: Buffer.alloc(0) };

  function write(): void {
    const bytes = Buffer.concat(waiting);
    const from = size - waitingBytes;
    for (let at = 0; at < bytes.length; )
      at += writeSync(fd, bytes, at, bytes.length - at, from + at);
    wrote(bytes.length);
    [waiting, waitingBytes] = [[], 0];
  }

  function read(at: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    let filled = 0;
    for (let got = -1; filled < length && got !== 0; filled += got) {
      got = readSync(fd, bytes, filled, length - filled, at + filled);
    }
    return bytes.subarray(0, filled);
  }

  return {
    /** @returns how many there are. */
    add(text: string): number {
      const bytes = Buffer.from(text);
      waiting.push(bytes);
      waitingBytes += bytes.length;
      size += bytes.length;
      if (count === ends.length) {
        const more = new Uint32Array(count * 2);
        more.set(ends);
        ends = more;
      }
      ends[count] = size;
      count += 1;
      if (waitingBytes >= writtenAtOnce) write();
      return count;
    },

    /** The text with this number, from 0; empty where there is none. */
    at(number: number): string {
      const end = ends[number];
      if (end === undefined || number >= count) return "";
      const start = number === 0 ? 0 : (ends[number - 1] ?? 0);
      if (waitingBytes > 0) write();
      if (start < window.at || end > window.at + window.bytes.length) {
        window = { at: start, bytes: read(start, Math.max(readAtOnce, end - start)) };
      }
      return window.bytes.toString("utf8", start - window.at, end - window.at);
    },
  };
}
