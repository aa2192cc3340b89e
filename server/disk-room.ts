import { statfs } from "node:fs/promises";

/** Bytes on the disk that what arrives leaves free: on the same one, the database has to go on. */
const leftFree = 300 * 2 ** 20;

/** How many bytes are free on the disk of a folder. */
export type FreeBytes = (folder: string) => Promise<number>;

export type DiskRoom = ReturnType<typeof createDiskRoom>;

/**
 * The room on a disk for what is arriving: what is on its way will be there as well, however little of it is written yet.
 */
export function createDiskRoom(folder: string, freeBytes: FreeBytes = freeOnDisk) {
  let onItsWay = 0;

  return {
    /**
     * Takes room for at most this many bytes; undefined when there is not enough. `write` says how many of them are on the
     * disk by now, `free` that no more will be.
     */
    async take(bytes: number) {
      const free = await freeBytes(folder);
      if (free - onItsWay - bytes < leftFree) return undefined;
      let left = bytes;
      onItsWay += left;
      const use = (used: number) => {
        left -= used;
        onItsWay -= used;
      };
      return {
        write: (written: number) => use(Math.min(written, left)),
        free: () => use(left),
      };
    },
  };
}

export async function freeOnDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
