import { useState } from "react";
import { isJustTaken } from "#domain/roof-photo/roof-photo.ts";
import { allowPlace, isPlaceKept, type PlaceFault, readPlace } from "./device-place.ts";
import type { PhotoEntry } from "./photo-entry.ts";
import type { PhotoOrigin } from "./photo-queue.ts";
import { unsentPhotos } from "./unsent-photos.ts";

/** Whether the places of the photos that somebody takes on this device are kept, and keeping them. */
export function usePhotoPlace(staffId: string) {
  const [isOn, setOn] = useState(() => isPlaceKept(staffId));
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<PlaceFault>();

  function turn(to: boolean): void {
    allowPlace(staffId, to);
    setOn(to);
  }

  async function read() {
    const place = await readPlace();
    setFault(typeof place === "string" ? place : undefined);
    // Whoever takes the permission away means this, too.
    if (place === "denied" || place === "missing") turn(false);
    return typeof place === "string" ? undefined : place;
  }

  return {
    ...{ isOn, isAsking, fault },

    /** Asks the browser for its permission, and only then. */
    async switchTo(to: boolean): Promise<void> {
      if (!to) {
        setFault(undefined);
        return turn(false);
      }
      setAsking(true);
      turn(true);
      await read();
      setAsking(false);
    },

    /** Lets the device look for its place while a photo is being taken. */
    prepare: () => void (isPlaceKept(staffId) && readPlace()),

    /** Keeps the place with photos that were taken just now; those of a library may be of anywhere. */
    async keepFor(
      photos: readonly Pick<PhotoEntry, "id" | "takenAt">[],
      origin: PhotoOrigin,
    ): Promise<void> {
      // Another tab may have switched it off.
      const taken = isPlaceKept(staffId)
        ? photos.filter(({ takenAt }) => isJustTaken(takenAt, Date.now()))
        : [];
      const place = taken.length > 0 ? await read() : undefined;
      if (!place || !isPlaceKept(staffId)) return;
      for (const photo of taken) await unsentPhotos.describe({ ...origin, ...photo }, { place });
    },
  };
}
