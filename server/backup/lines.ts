import { z } from "zod/mini";

/*
 * A backup is lines of JSON, compressed by gzip: what it is; each table with its columns, then its rows; the end. Any
 * gzip reads it, and any `age` first opens one with a passphrase.
 */

/** What it is. A later form of these lines gets another number. */
export const headLine = z.object({
  backup: z.literal(1, { error: "is of a later form: restore it with the release that made it" }),
  /** The release that made it. */
  release: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** Names of those that the tables had, in order. */
  migrations: z.array(z.string()),
});

export const tableLine = z.object({
  table: z.string(),
  columns: z.array(z.string()),
});

export const rowLine = z.array(z.union([z.string(), z.number(), z.null()]));

/** Nothing is missing before it. */
export const endLine = z.object({
  /** How many rows each table has. */
  rows: z.record(z.string(), z.number()),
  /** The highest number that each table has given to a row. */
  numbers: z.record(z.string(), z.number()),
});

export type Head = z.output<typeof headLine>;
export type End = z.output<typeof endLine>;
