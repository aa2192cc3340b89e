import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import type { Connection } from "#server/database/connection.ts";
import { createFaultLog } from "#server/database/fault-log.ts";
import type { Limits } from "#server/limits/limits.ts";
import { createUploadPlaces, type UploadPlace } from "#server/limits/upload-places.ts";
import { Refusal } from "#server/refusal.ts";
import { isId, unguessableId } from "#server/unguessable-id.ts";
import type { Decoder } from "./decoder/decoder.ts";
import type { PhotoFiles } from "./photo-files.ts";
import { photoRefusal } from "./photo-refusal.ts";
import {
  endWaitingPhoto,
  longAgo,
  storeWaitingPhoto,
  uploadDigestsOf,
} from "./photos-repository.ts";

/** A picture as it arrives, how many bytes it has at most, and where it comes from. */
type SentPhoto = {
  photo: Readable;
  bytes: number;
  network: string;
  /** Whether somebody who is signed in sends it: visitors' limits do not count it. */
  isByStaff?: true;
};

export type PhotoServices = ReturnType<typeof createPhotoServices>;

/** Pictures that visitors send, before the request that they belong to. */
export function createPhotoServices(parts: {
  connection: Connection;
  limits: Limits;
  photoFiles: PhotoFiles;
  decoder: Decoder;
  config: { rateLimit: boolean };
  clock: () => Date;
  log: FastifyBaseLogger;
}) {
  const { connection, limits, photoFiles, decoder, clock, log } = parts;
  const notStored = createFaultLog(log, "photos cannot be stored");
  const { database } = connection;
  const places = createUploadPlaces(parts.config.rateLimit);

  async function take({ photo, bytes }: SentPhoto, place: UploadPlace) {
    const received = await photoFiles.receive(photo, bytes);
    try {
      if (!place.hasArrived()) throw photoRefusal("busy");
      const { full, small, width, height } = await decoder.decode(received.load, place.blocks);
      await received.write({ full, small });
      const digest = createHash("sha256").update(full).digest("hex");
      const id = unguessableId();
      // The row first: what a crash leaves without a row, nobody would ever find.
      await storeWaitingPhoto(
        database,
        { id, digest, upload_digest: received.uploadDigest, bytes: full.length, width, height },
        clock(),
      );
      await photoFiles.keep({ id, digest }, received.files).catch(async (error: unknown) => {
        // What may have been stored of it is swept, later than a call could still end that was given up.
        await endWaitingPhoto(database, id, clock()).catch(() => {});
        throw error;
      });
      return { id, width, height };
    } finally {
      await received.discard();
    }
  }

  return {
    /**
     * Takes a picture, writes it anew and lets it wait for its request.
     * @throws Refusal with a fault of the picture as its reason, 429 over the limits, or 503 while many arrive.
     */
    async add(sent: SentPhoto) {
      const place = places.take(sent.network);
      if (!place) throw photoRefusal("busy");
      try {
        if (!sent.isByStaff) await limits.photo(sent.network);
        return await take(sent, place);
      } catch (error) {
        if (error instanceof Refusal && error.reason === "not-stored")
          notStored(error.cause ?? error);
        throw error;
      } finally {
        place.leave();
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
