import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Connection } from "#server/database/connection.ts";
import { createFaultLog } from "#server/database/fault-log.ts";
import type { MailPhotos } from "#server/mail/mail-photos.tsx";
import type { PhotoFiles } from "./photo-files.ts";
import type { PhotoKey } from "./photo-store.ts";
import { findPhotosOf } from "./photos-repository.ts";

/** Milliseconds that a mail waits for its pictures: a folder on another machine may hang. */
const readWithin = 3_000;
/** Bytes of all pictures in one mail. Further ones are seen at the desk. */
const mostBytes = 6 * 40 * 1024;

/** Reads the pictures of a lead for a mail about it; undefined when it has none. */
export function createMailPhotos(parts: {
  connection: Connection;
  photoFiles: Pick<PhotoFiles, "load">;
  siteUrl: string;
  log: FastifyBaseLogger;
}) {
  const { connection, photoFiles, siteUrl, log } = parts;
  const notRead = createFaultLog(log, "photos cannot be read for mails");

  /** Undefined for those that cannot be read: the mail says how many there are all the same. */
  const smallOf = (photo: PhotoKey) =>
    photoFiles.load(photo, "small").catch((error: Error) => notRead(error.cause ?? error));

  return async (leadId: string): Promise<MailPhotos | undefined> => {
    const photos = await findPhotosOf(connection.database, leadId);
    if (photos.length === 0) return undefined;
    const patience = new AbortController();
    const over = pause(readWithin, undefined, { signal: patience.signal }).catch(() => undefined);
    const contents = await Promise.all(photos.map((photo) => Promise.race([smallOf(photo), over])));
    patience.abort();
    let room = mostBytes;
    const shown = photos.flatMap(({ id, width, height }, index) => {
      const content = contents[index];
      if (!content || content.length > room) return [];
      room -= content.length;
      return [{ cid: `${id}@photo`, content, width, height }];
    });
    return { count: photos.length, leadUrl: `${siteUrl}/desk/leads/${leadId}`, shown };
  };
}
