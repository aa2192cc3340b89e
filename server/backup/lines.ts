import { z } from "zod/mini";

/*
 * A backup is lines of JSON, compressed by gzip: what it is; each table with its columns, then its rows; each file of a
 * photo, then its bytes as lines of base64; the end. Any gzip reads it, and any `age` first opens one with a passphrase.
 */

/**
 * Characters of the longest line. No row comes near it, since every field of a form has its limit; what is longer is no
 * backup, and would fill the memory.
 */
export const longestLine = 2 ** 20;

/** The lines of a text that arrives in pieces; an end without a line break is none. @throws Error for one that is too long. */
export async function* textLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of text) {
    const lines = `${rest}${piece}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
    if (rest.length > longestLine) throw new Error(`longer than ${longestLine} characters`);
  }
}

/** What it is. A later form of these lines gets another number; the first one had no photos. */
export const headLine = z.object({
  backup: z.literal([1, 2], {
    error: "is of a later form: restore it with the release that made it",
  }),
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

/** A file of a photo. Its name follows from the photo's id and digest, which are a part of a path here. */
export const photoLine = z.object({
  photo: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** SHA-256 of the photo's full size, in hexadecimal. */
  digest: z.string().check(z.regex(/^[\da-f]{64}$/)),
  size: z.enum(["full", "small"]),
  /** SHA-256 of this file. */
  sha256: z.string(),
});

/** Nothing is missing before it. */
export const endLine = z.object({
  /** How many rows each table has. */
  rows: z.record(z.string(), z.number()),
  /** The highest number that each table has given to a row. */
  numbers: z.record(z.string(), z.number()),
  /** How many files of photos it has; absent: it was made without them. */
  files: z.optional(z.number()),
});

export type Head = z.output<typeof headLine>;
export type PhotoLine = z.output<typeof photoLine>;
export type End = z.output<typeof endLine>;
