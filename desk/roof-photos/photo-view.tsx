import { ChevronLeft, ChevronRight } from "lucide-react";
import { photoTile, photoView as words } from "#content/en/desk/roof-photos.ts";
import { turnedLooks } from "#desk/lead/photo-file.ts";
import type { RoofWords } from "#domain/roof-photo/roof-words.ts";
import { Button } from "#ui/desk/button.tsx";
import { Dialog } from "#ui/desk/dialog.tsx";
import { LocalPicture } from "./local-picture.tsx";
import { photoName, roofPhotoAddress } from "./photo-name.ts";
import type { ShownPhoto } from "./shown-photos.ts";

/** One photo as large as the screen, with the others before and after it: by buttons, or with the arrow keys. */
export function PhotoView({
  leadId,
  photos,
  shown,
  roofWords,
  onShow,
}: {
  leadId: string;
  photos: readonly ShownPhoto[];
  /** The id of the one that is shown; null: none. */
  shown: string | null;
  roofWords: RoofWords;
  onShow: (id: string | null) => void;
}) {
  const at = photos.findIndex(({ id }) => id === shown);
  const photo = photos[at];
  const step = (by: -1 | 1) =>
    onShow(photos[(at + by + photos.length) % photos.length]?.id ?? null);
  const look = "h-auto max-h-[calc(100dvh-14rem)] w-auto max-w-full";
  return (
    <Dialog
      title={words.title(at + 1, photos.length)}
      open={photo !== undefined}
      onClose={() => onShow(null)}
      isWide
      onKey={(key) => {
        if (key === "ArrowLeft") step(-1);
        if (key === "ArrowRight") step(1);
      }}
      actions={
        photos.length > 1 && (
          <>
            <Button look="quiet" onClick={() => step(-1)}>
              <ChevronLeft aria-hidden="true" className="size-5" strokeWidth={1.75} />
              {words.previous}
            </Button>
            <Button look="quiet" onClick={() => step(1)}>
              {words.next}
              <ChevronRight aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </Button>
          </>
        )
      }
    >
      {photo && (
        <div className="grid min-h-40 place-items-center overflow-hidden">
          {photo.isSent ? (
            <img
              key={photo.id}
              src={roofPhotoAddress(leadId, photo.id, "full")}
              alt={photoTile.alt(photoName(photo, at, roofWords))}
              className={`${look} ${turnedLooks[photo.turn]}`}
            />
          ) : (
            <LocalPicture
              picture={photo.entry?.picture ?? null}
              label={photoTile.alt(photoName(photo, at, roofWords))}
              className={look}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
