import { ChevronLeft, ChevronRight, RotateCw } from "lucide-react";
import { photoDialog as words } from "#content/en/desk/lead.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import type { LeadPhoto } from "#domain/photo/photo-contract.ts";
import { turnedOnce } from "#domain/photo/photo-rules.ts";
import { Button } from "#ui/desk/button.tsx";
import { Dialog } from "#ui/desk/dialog.tsx";
import { photoAddress, turnedLooks } from "./photo-file.ts";
import { useLeadCall } from "./use-lead-call.ts";

/** One picture in full, with the others before and after it: by buttons, or with the arrow keys. */
export function PhotoDialog({
  lead,
  photos,
  shown,
  onShow,
}: {
  lead: Lead;
  photos: readonly LeadPhoto[];
  /** Which one; null: none. */
  shown: number | null;
  onShow: (index: number | null) => void;
}) {
  const turn = useLeadCall(({ id, turn }: Pick<LeadPhoto, "id" | "turn">) =>
    deskClient.PATCH("/desk/leads/{id}/photos/{photo}", {
      params: { path: { id: lead.id, photo: id } },
      body: { turn: turnedOnce(turn) },
    }),
  );
  const photo = shown === null ? undefined : photos[shown];
  const at = shown ?? 0;

  function step(by: -1 | 1): void {
    turn.reset();
    onShow((at + by + photos.length) % photos.length);
  }

  return (
    <Dialog
      title={words.title(at + 1, photos.length)}
      open={photo !== undefined}
      onClose={() => {
        turn.reset();
        onShow(null);
      }}
      isWide
      onKey={(key) => {
        if (photos.length < 2) return;
        if (key === "ArrowLeft") step(-1);
        if (key === "ArrowRight") step(1);
      }}
      actions={
        photo && (
          <>
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
            <Button look="quiet" busy={turn.isPending} onClick={() => turn.mutate(photo)}>
              <RotateCw aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
              {words.turn}
            </Button>
          </>
        )
      }
    >
      {photo && (
        <div className="grid min-h-40 place-items-center overflow-hidden">
          <img
            key={photo.id}
            src={photoAddress(lead.id, photo, "full")}
            alt={words.alt(at + 1, lead.name)}
            width={photo.width}
            height={photo.height}
            className={`h-auto max-h-[calc(100dvh-14rem)] w-auto ${photo.turn % 180 === 0 ? "max-w-full" : "max-h-[min(100dvh-14rem,100vw-5rem)] max-w-[min(100dvh-14rem,100vw-5rem)]"} ${turnedLooks[photo.turn]}`}
          />
        </div>
      )}
      {turn.error && <p role="alert">{failureText(turn.error)}</p>}
    </Dialog>
  );
}
