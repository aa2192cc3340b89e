import { mkdtemp, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const inMemory = "/dev/shm";
/** Bytes. Several times what all tests hold at a time. */
const enough = 2 * 2 ** 30;

/**
 * A new folder for what a server under test stores: in memory where there is room, because SQLite waits for the disk at
 * every commit. Whoever asks for it deletes it.
 */
export async function makeDataFolder(): Promise<string> {
  const free = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return mkdtemp(path.join(free > enough ? inMemory : tmpdir(), "site-data-"));
}
