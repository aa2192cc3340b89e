import { photosLost as words } from "#content/en/desk/roof-photos.ts";
import { unsentPhotos } from "./unsent-photos.ts";

/** Says how many photos signing out deletes; nothing when there are none. */
export function PhotosLost() {
  const count = unsentPhotos.entries().length;
  if (count === 0) return null;
  return <p>{words.lost(count)}</p>;
}
