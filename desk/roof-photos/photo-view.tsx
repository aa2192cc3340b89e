import { ChevronLeft, ChevronRight, Eye, EyeOff, PencilLine } from "lucide-react";
import { useState } from "react";
import { calledOutPhoto } from "#content/en/desk/roof-callouts.ts";
import { photoTile, photoView as words } from "#content/en/desk/roof-photos.ts";
import { CalledOutPhoto } from "#desk/roof-callouts/called-out-photo.tsx";
import { CalloutEditor } from "#desk/roof-callouts/callout-editor.tsx";
import type { RoofWords } from "#domain/roof-photo/roof-words.ts";
import { Button } from "#ui/desk/button.tsx";
import { Dialog } from "#ui/desk/dialog.tsx";
import { photoName } from "./photo-name.ts";
import type { ShownPhoto } from "./shown-photos.ts";

/**
 * One photo as large as the screen, with what is drawn on it, and the others before and after it: by buttons, or with the arrow
 * keys.
 */
export function PhotoView({
  leadId,
  staffId,
  photos,
  shown,
  roofWords,
  onShow,
}: {
  leadId: string;
  staffId: string;
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
  const [drawnOn, setDrawnOn] = useState<string | null>(null);
  const [isBare, setBare] = useState(false);
  const name = photo ? photoName(photo, at, roofWords) : "";
  return (
    <>
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
          <>
            <Button look="quiet" onClick={() => setDrawnOn(shown)}>
              <PencilLine aria-hidden="true" className="size-5" strokeWidth={1.75} />
              {calledOutPhoto.draw}
            </Button>
            {photo && photo.callouts.length > 0 && (
              <Button look="quiet" onClick={() => setBare(!isBare)}>
                {isBare ? (
                  <Eye aria-hidden="true" className="size-5" strokeWidth={1.75} />
                ) : (
                  <EyeOff aria-hidden="true" className="size-5" strokeWidth={1.75} />
                )}
                {isBare ? calledOutPhoto.show : calledOutPhoto.hide}
              </Button>
            )}
            {photos.length > 1 && (
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
            )}
          </>
        }
      >
        {photo && (
          <CalledOutPhoto
            key={photo.id}
            leadId={leadId}
            photo={photo}
            label={photoTile.alt(name)}
            isBare={isBare}
          />
        )}
      </Dialog>
      {photo && (
        <CalloutEditor
          open={drawnOn === photo.id}
          onClose={() => setDrawnOn(null)}
          leadId={leadId}
          staffId={staffId}
          photo={photo}
          name={name}
          label={photoTile.alt(name)}
        />
      )}
    </>
  );
}
