import { createPhotoFiles, type PhotoPlace } from "#server/photo/photo-files.ts";
import { type Finding, fault, ok, skip, warn } from "./finding.ts";

/** Whether the bucket of photos can be used, and the last restore has put all of them in their place. It writes, reads and deletes a file there. */
export async function checkPhotoStore(place: PhotoPlace): Promise<Finding> {
  const { store, unfinishedRestore } = createPhotoFiles(place);
  const left = await unfinishedRestore();
  if (left) return fault(left);
  if (!place.photosBucket) return skip(`none in PHOTOS_URL; photos are in ${place.photosDir}`);
  const found = await store.check();
  if (found) return found.works ? warn(found.text) : fault(found.text);
  const said = `${store.place} takes photos, and nobody else may read them`;
  return place.photosBucket.url.startsWith("https:")
    ? ok(said)
    : warn(`${said}, but they travel without TLS`);
}
