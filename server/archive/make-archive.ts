import type { Config } from "#server/config.ts";
import { openToCopy } from "#server/database/connect.ts";
import type { FreeBytes } from "#server/disk-room.ts";
import { freeOnDisk } from "#server/disk-room.ts";
import { archiveFile, prepareArchiveFolder, type Try } from "./archive-folder.ts";
import { type ArchiveParts, type MadeArchive, writeArchive } from "./write-archive.ts";

/** Bytes that an archive leaves free: on the same disk, the database has to go on. */
const leftFree = 500 * 2 ** 20;

export type MakeParts = Omit<ArchiveParts, "now" | "signal" | "onProgress"> & {
  config: Pick<Config, "dataDir" | "databaseUrl">;
  clock: () => Date;
  freeBytes?: FreeBytes | undefined;
};

/** Makes an archive on a connection of its own, so that nobody waits for its snapshot. */
export async function makeArchive(
  { config, clock, freeBytes = freeOnDisk, ...parts }: MakeParts,
  of: Try,
  how: Pick<ArchiveParts, "signal" | "onProgress">,
): Promise<MadeArchive> {
  const folder = await prepareArchiveFolder(config.dataDir);
  const source = openToCopy(config);
  try {
    const { bytes } = await source.database
      .selectFrom("photos")
      .select((row) => row.fn.sum<number | string | null>("bytes").as("bytes"))
      .executeTakeFirstOrThrow();
    if ((await freeBytes(folder)) - Number(bytes ?? 0) < leftFree) throw noRoom();
    return await writeArchive(source, archiveFile(config.dataDir, of), {
      ...parts,
      ...how,
      now: clock(),
    });
  } finally {
    await source.database.destroy();
  }
}

function noRoom(): Error {
  return Object.assign(new Error("There is no room for the archive."), { code: "ENOSPC" });
}
