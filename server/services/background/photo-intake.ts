import { createDecoder } from "#server/photo/decoder/decoder.ts";
import type { FreeBytes } from "#server/photo/disk-room.ts";
import { createPhotoFiles, type PhotoPlace } from "#server/photo/photo-files.ts";

export type { FreeBytes };

/** The files of the photos, and the process that decodes those that arrive. */
export function createPhotoIntake(place: PhotoPlace, freeBytes?: FreeBytes) {
  return { photoFiles: createPhotoFiles(place, freeBytes), decoder: createDecoder() };
}
