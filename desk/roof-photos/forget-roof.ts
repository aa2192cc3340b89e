import { createGoneRoofs } from "./gone-roofs.ts";
import { knownRoofs } from "./photo-box.ts";
import { unsentPhotos } from "./unsent-photos.ts";

/** Of this browser. */
export const goneRoofs = createGoneRoofs({ photos: unsentPhotos, roofs: knownRoofs });
