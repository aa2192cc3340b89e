import type { PhotoFault } from "#domain/photo/photo-rules.ts";

/** What the server asks of the process that decodes: a picture as it came. */
export type DecodeJob = { id: number; photo: Uint8Array };

/** A picture written anew, whole and small, both JPEG; the sides of the whole one in pixels. */
export type Decoded = { full: Uint8Array; small: Uint8Array; width: number; height: number };

export type DecodeOutcome = Decoded | { fault: PhotoFault };

export type DecodeAnswer = { id: number; outcome: DecodeOutcome };
