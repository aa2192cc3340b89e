import type { FreeBytes } from "#server/disk-room.ts";
import { createDecoder, type DecodeTimes } from "./decoder/decoder.ts";
import { createPhotoFiles, type PhotoPlace } from "./photo-files.ts";

export type { DecodeTimes, FreeBytes };

/** The files of the photos, and the process that decodes those that arrive. */
export function createPhotoIntake(place: PhotoPlace, freeBytes?: FreeBytes, within?: DecodeTimes) {
  return { photoFiles: createPhotoFiles(place, freeBytes), decoder: createDecoder(within) };
}
