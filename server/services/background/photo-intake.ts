import { createDecoder } from "#server/photo/decoder/decoder.ts";
import { createPhotoFiles, type PhotoPlace } from "#server/photo/photo-files.ts";

/** The files of the photos, and the process that decodes those that arrive. */
export function createPhotoIntake(place: PhotoPlace) {
  return { photoFiles: createPhotoFiles(place), decoder: createDecoder() };
}
