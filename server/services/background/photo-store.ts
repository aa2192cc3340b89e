import { createDecoder } from "#server/photo/decoder/decoder.ts";
import { createPhotoFiles } from "#server/photo/photo-files.ts";

/** The folder of the photos, and the process that decodes those that arrive. */
export function createPhotoStore({ photosDir }: { photosDir: string }) {
  return { photoFiles: createPhotoFiles(photosDir), decoder: createDecoder() };
}
