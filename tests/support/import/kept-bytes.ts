import { tmpdir } from "node:os";
import { type KeptFile, openScratch } from "#server/import/table/kept-file.ts";

/** Bytes as a file that is kept. */
export function keptBytes(bytes: Uint8Array): KeptFile {
  return {
    size: bytes.length,
    read: async (at, length) => Buffer.from(bytes.subarray(at, at + length)),
    scratch: () => openScratch(tmpdir()),
  };
}
