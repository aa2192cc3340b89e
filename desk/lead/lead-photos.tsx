import { useState } from "react";
import { leadPhotos as words } from "#content/en/desk/lead.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { PhotoDialog } from "./photo-dialog.tsx";
import { photoAddress, turnedLooks } from "./photo-file.ts";

/** The pictures that the person sent along; a press shows one as large as the screen. */
export function LeadPhotos({ lead }: { lead: Lead }) {
  const photos = lead.photos ?? [];
  const [shown, setShown] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="photos" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="photos" className="text-heading">
        {words.photos(photos.length)}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              onClick={() => setShown(index)}
              aria-label={words.show(index + 1, photos.length)}
              className="block size-24 cursor-zoom-in overflow-hidden rounded-sm border border-line bg-ground hover:border-edge sm:size-28"
            >
              <img
                src={photoAddress(lead.id, photo, "small")}
                alt=""
                loading="lazy"
                className={`size-full object-cover ${turnedLooks[photo.turn]}`}
              />
            </button>
          </li>
        ))}
      </ul>
      <PhotoDialog lead={lead} photos={photos} shown={shown} onShow={setShown} />
    </section>
  );
}
