import type { PhotoFault, PhotoTurn } from "#domain/photo/photo-rules.ts";

/** What the server asks of the process that decodes: a picture as it came. */
export type DecodeJob = { id: number; photo: Uint8Array; as?: DecodeAs | undefined };

/**
 * How one of ours is written anew: no larger than `side` pixels, turned clockwise. Absent: as large as what arrives is kept. In
 * another format than JPEG, there is no small one.
 */
export type DecodeAs = {
  side?: number | undefined;
  turn?: PhotoTurn | undefined;
  format?: "avif" | "webp" | undefined;
};

/** A picture written anew, whole and small, both JPEG; the sides of the whole one in pixels, and its average color, `#rrggbb`. */
export type Decoded = {
  full: Uint8Array;
  small: Uint8Array;
  width: number;
  height: number;
  color: string;
};

export type DecodeOutcome = Decoded | { fault: PhotoFault };

export type DecodeAnswer = { id: number; outcome: DecodeOutcome };
