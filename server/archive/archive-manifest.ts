import { z } from "zod/mini";

/** The file of the archive by which a program knows it. */
export const manifestName = "archive.json";

/** What the archive is, and what has to be in it. A later form of it gets another number. */
export const archiveManifest = z.object({
  archive: z.literal(1, {
    error: "is of a later form: import it with the release that made it, or a later one",
  }),
  /** The release that made it. */
  release: z.string(),
  /** ISO 8601 in UTC. */
  at: z.iso.datetime(),
  /** The name of the business. */
  business: z.string(),
  /** In which its sheets have their times. */
  timeZone: z.string(),
  /** Names of those that the tables had, in order. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      table: z.string(),
      /** The JSON of its rows. */
      file: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      /** Of that file. */
      sha256: z.string(),
    }),
  ),
  /** The highest number that each table has given to a row. */
  numbers: z.record(z.string(), z.number()),
  photos: z.object({ copied: z.number(), missing: z.number() }),
});

export type ArchiveManifest = z.output<typeof archiveManifest>;
