import { photosLost as words } from "#content/en/desk/roof-photos.ts";
import { unsentPhotos } from "./unsent-photos.ts";
import { unsentCounts } from "./untold-photos.ts";

/** Says how many photos signing out deletes, and of how many what was said; nothing when there are none. */
export function PhotosLost() {
  const { photos, said } = unsentCounts(unsentPhotos.entries());
  return (
    <>
      {photos > 0 && <p>{words.lost(photos)}</p>}
      {said > 0 && <p>{words.saidLost(said)}</p>}
    </>
  );
}
