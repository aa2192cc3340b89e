import { createPhotoFiles, type PhotoPlace } from "#server/photo/photo-files.ts";
import { type Finding, fault, ok, skip, warn } from "./finding.ts";

/** Whether the bucket of photos can be used. It writes, reads and deletes a file there. */
export async function checkPhotoStore(place: PhotoPlace): Promise<Finding> {
  if (!place.photosBucket) return skip(`none in PHOTOS_URL; photos are in ${place.photosDir}`);
  const { store } = createPhotoFiles(place);
  const found = await store.check();
  if (found) return found.works ? warn(found.text) : fault(found.text);
  const said = `${store.place} takes photos, and nobody else may read them`;
  return place.photosBucket.url.startsWith("https:")
    ? ok(said)
    : warn(`${said}, but they travel without TLS`);
}
