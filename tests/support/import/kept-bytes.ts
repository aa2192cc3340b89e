import { tmpdir } from "node:os";
import { createDiskRoom } from "#server/disk-room.ts";
import { type KeptFile, openScratch } from "#server/import/table/kept-file.ts";

/** A folder on a disk that is never full. */
export const roomyFolder = {
  folder: tmpdir(),
  room: createDiskRoom(tmpdir(), async () => Number.POSITIVE_INFINITY),
};

/** Bytes as a file that is kept. */
export function keptBytes(bytes: Uint8Array): KeptFile {
  return {
    size: bytes.length,
    read: async (at, length) => Buffer.from(bytes.subarray(at, at + length)),
    scratch: (most) => openScratch(roomyFolder, most),
  };
}
