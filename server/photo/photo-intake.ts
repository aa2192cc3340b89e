import { createDecoder } from "./decoder/decoder.ts";
import type { FreeBytes } from "./disk-room.ts";
import { createPhotoFiles, type PhotoPlace } from "./photo-files.ts";

export type { FreeBytes };

/** The files of the photos, and the process that decodes those that arrive. */
export function createPhotoIntake(place: PhotoPlace, freeBytes?: FreeBytes) {
  return { photoFiles: createPhotoFiles(place, freeBytes), decoder: createDecoder() };
}
