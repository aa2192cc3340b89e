import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";

/* The desk's calls for the archive of everything, which owners take with them. */

/** Why an archive could not be made. */
export const archiveFaults = ["no-room", "photos", "interrupted", "other"] as const;

export type ArchiveFault = (typeof archiveFaults)[number];

/** Hours that an archive stays on the server. */
export const archiveHours = 24;

const shownArchive = z.object({
  id: z.string(),
  askedAt: z.string(),
  /** The name of who asked for it. */
  askedBy: z.string(),
  /** `elsewhere`: it was made by another machine of the site, whose disk this one does not see. */
  state: z.enum(["making", "ready", "elsewhere", "failed"]),
  /** How far it has come, from 0 to 1. */
  progress: z.number(),
  /** Of the file; null until it is ready. */
  bytes: z.nullable(z.number()),
  /** When it is deleted; null until it is ready. */
  endsAt: z.nullable(z.string()),
  fault: z.nullable(z.enum(archiveFaults)),
});

export type ShownArchive = z.output<typeof shownArchive>;

const response = z.object({
  success: z.literal(true),
  /** Null: there is none. */
  archive: z.nullable(shownArchive),
  /** What one would hold now. */
  holds: z.object({
    leads: z.number(),
    people: z.number(),
    photos: z.number(),
    /** Of the photos' files, by far the most of it. */
    photoBytes: z.number(),
  }),
});

export const archiveContract = {
  "/desk/archive": {
    get: {
      operation: "readArchive",
      does: "Says whether there is an archive of everything, how far it has come, and what one would hold.",
      needs: "records",
      response,
    },
    post: {
      operation: "makeArchive",
      does: "Begins to make an archive of everything: tables, timelines, mails and photos in one ZIP file, deleted after a day. There is one at a time: while one is being made, that one goes on; one that is ready is replaced.",
      needs: "records",
      needsProof: true,
      response,
    },
    delete: {
      operation: "deleteArchive",
      does: "Deletes the archive, or ends its making. Doing it again changes nothing.",
      needs: "records",
      needsProof: true,
      response,
    },
  },
  "/desk/archive/{id}/file": {
    get: {
      operation: "downloadArchive",
      does: "Sends the archive, or the part of it that `Range` names, so that a download which was cut off goes on.",
      needs: "records",
      needsProof: true,
      params: z.object({ id: z.string() }),
      response: z.object({ success: z.literal(true) }),
      media: "application/zip",
    },
  },
} as const satisfies ApiContractTable;
