import type { Readable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import type { Connection } from "#server/database/connection.ts";
import { createFaultLog } from "#server/database/fault-log.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { Decoder } from "#server/photo/decoder/decoder.ts";
import type { PhotoFiles } from "#server/photo/photo-files.ts";
import { photoRefusal } from "#server/photo/photo-refusal.ts";
import {
  endWaitingPhoto,
  longAgo,
  storeWaitingPhoto,
  uploadDigestsOf,
} from "#server/photo/photos-repository.ts";
import { Refusal } from "#server/refusal.ts";
import { isId, unguessableId } from "#server/unguessable-id.ts";

/** Pictures at once, arriving or waiting to be decoded: what more would take in memory, and wait longer than anybody does. */
const mostAtOnce = 60;

/** Pictures that visitors send, before the request that they belong to. */
export function createPhotoServices(parts: {
  connection: Connection;
  limits: Limits;
  photoFiles: PhotoFiles;
  decoder: Decoder;
  clock: () => Date;
  log: FastifyBaseLogger;
}) {
  const { connection, limits, photoFiles, decoder, clock, log } = parts;
  const notStored = createFaultLog(log, "photos cannot be stored");
  const { database } = connection;
  let underway = 0;

  async function take(sent: Readable) {
    const received = await photoFiles.receive(sent);
    try {
      const decoded = await decoder.decode(received);
      const { digest, ...size } = decoded;
      const id = unguessableId();
      // The row first: what a crash leaves without a row, nobody would ever find.
      await storeWaitingPhoto(
        database,
        { id, digest, upload_digest: received.uploadDigest, ...size },
        clock(),
      );
      await photoFiles.keep({ id, digest }, received).catch(async (error: unknown) => {
        // What may have been stored of it is swept, later than a call could still end that was given up.
        await endWaitingPhoto(database, id, clock()).catch(() => {});
        throw error;
      });
      return { id, width: size.width, height: size.height };
    } finally {
      await received.discard();
    }
  }

  return {
    /**
     * Takes a picture, writes it anew and lets it wait for its request.
     * @throws Refusal with a fault of the picture as its reason, 429 over the limits, or 503 while many arrive.
     */
    async add(sent: Readable, network: string) {
      if (underway >= mostAtOnce) throw photoRefusal("busy");
      underway += 1;
      try {
        await limits.photo(network);
        return await take(sent);
      } catch (error) {
        if (error instanceof Refusal && error.reason === "not-stored")
          notStored(error.cause ?? error);
        throw error;
      } finally {
        underway -= 1;
      }
    },

    /** Takes back a picture that has not been sent yet. */
    async remove(id: string): Promise<void> {
      if (isId(id)) await endWaitingPhoto(database, id, longAgo(clock()));
    },

    /** What was sent as these pictures, the same for the same files. */
    digestsOf: (ids: readonly string[]) => uploadDigestsOf(database, ids),
  };
}
