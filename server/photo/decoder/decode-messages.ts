import type { PhotoFault } from "#domain/photo/photo-rules.ts";

/** What the server asks of the process that decodes: the file to read, and those to write. */
export type DecodeJob = { id: number; file: string; full: string; small: string };

export type Decoded = {
  /** SHA-256 of the full picture, in hexadecimal. */
  digest: string;
  bytes: number;
  width: number;
  height: number;
};

export type DecodeOutcome = Decoded | { fault: PhotoFault };

export type DecodeAnswer = { id: number; outcome: DecodeOutcome };
