import type { Connection } from "#server/database/connection.ts";
import { codeOf } from "#server/database/unavailable.ts";
import { startPasses } from "#server/passes.ts";
import type { PhotoFiles } from "./photo-files.ts";
import { deletePhotoRow, findEndedPhotos } from "./photos-repository.ts";

type Log = { info(details: object, message: string): void; warn: Log["info"] };

const looksEvery = 5 * 60_000;
const firstLook = 30_000;
const batchSize = 100;

/**
 * Deletes pictures whose time is over: those that nobody sent with a request, and those of leads that are gone. The
 * files go before the row, so that a crash leaves no file that nothing names. Any number of processes may do it.
 */
export function startPhotoSweep(parts: {
  connection: Connection;
  photoFiles: PhotoFiles;
  clock: () => Date;
  log: Log;
}) {
  const { connection, photoFiles, clock, log } = parts;
  const { database } = connection;

  async function sweep(stopped: AbortSignal): Promise<void> {
    try {
      await photoFiles.sweepArrivals(new Date());
      let deleted = 0;
      for (let isMore = true; isMore && !stopped.aborted; ) {
        const ended = await findEndedPhotos(database, clock(), batchSize);
        for (const photo of ended) {
          await photoFiles.remove(photo);
          await deletePhotoRow(database, photo.id);
        }
        deleted += ended.length;
        isMore = ended.length === batchSize;
      }
      if (deleted > 0) log.info({ deleted, of: "photos" }, "old rows deleted");
    } catch (error) {
      log.warn({ code: codeOf(error), of: "photos" }, "old rows not deleted yet");
    }
  }

  return startPasses(sweep, { first: firstLook, every: looksEvery });
}
