import { Camera, Images } from "lucide-react";
import { useRef, useState } from "react";
import { addPhotos, photoTile, roofPhotos as words } from "#content/en/desk/roof-photos.ts";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
import { useIsOnline } from "#desk/unsent/use-unsent.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { partName } from "#domain/roof-photo/roof-words.ts";
import type { Shot } from "#domain/roof-photo/shot-list.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { PhotoTile } from "./photo-tile.tsx";
import { PhotoView } from "./photo-view.tsx";
import { PlaceSwitch } from "./place-switch.tsx";
import { RoofSummary } from "./roof-summary.tsx";
import { isNearlyFull } from "./room.ts";
import { ShotList } from "./shot-list.tsx";
import { unsentPhotos } from "./unsent-photos.ts";
import { picturesAmong, useDroppedPictures } from "./use-photo-input.ts";
import { usePhotoPlace } from "./use-photo-place.ts";
import { useRoof } from "./use-roof.ts";

/**
 * The photos of a lead's roof: taking and adding them, what is missing, and what each of them shows. Where it is one part of a
 * page among others, only how far they are, and a way to the page that has the rest.
 */
export function RoofPhotos({
  lead,
  isPart = false,
}: {
  lead: Pick<Lead, "id" | "appointment">;
  isPart?: boolean;
}) {
  const roof = useRoof(lead.id);
  const { photos, staffId, roofWords } = roof;
  const place = usePhotoPlace(staffId);
  const camera = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const aim = useRef<Shot | undefined>(undefined);
  const [shown, setShown] = useState<string | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  const [lost, setLost] = useState(0);
  const [isFull, setFull] = useState(false);
  const origin = { staffId, leadId: lead.id, appointmentId: lead.appointment?.id };

  async function add(files: readonly File[], shot?: Shot): Promise<void> {
    const taken = files.map((picture) => ({
      picture,
      takenAt: new Date(picture.lastModified).toISOString(),
    }));
    const partWord = shot && partName(roofWords, shot.part);
    const description = shot && {
      part: shot.part,
      ...(partWord && { partWord }),
      ...(shot.side && { side: shot.side }),
    };
    const { kept, lost: unkept } = await unsentPhotos.add(taken, origin, description);
    setLost(unkept);
    setFull(await isNearlyFull());
    await place.keepFor(kept, origin);
  }

  function take(shot?: Shot): void {
    aim.current = shot;
    place.prepare();
    camera.current?.click();
  }

  const { isOver, zone } = useDroppedPictures((files) => void add(files));
  const isRemovedHere = photos.some(({ id, isSent }) => id === removing && !isSent);

  return (
    <section
      aria-labelledby="roof-photos"
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md ${isOver ? "outline-3 outline-offset-4 outline-action" : ""}`}
      {...zone}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="roof-photos" className="text-heading">
          {words.heading}
        </h2>
        <p className="text-small text-soft">{words.count(photos.length)}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-auto">
        <Button look={isPart ? "quiet" : "main"} onClick={() => take()} className="min-h-12">
          <Camera aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {addPhotos.take}
        </Button>
        <Button look="quiet" onClick={() => picker.current?.click()} className="min-h-12">
          <Images aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {addPhotos.pick}
        </Button>
        <FileInput inputRef={camera} onFiles={(files) => add(files, aim.current)} isCamera />
        <FileInput inputRef={picker} onFiles={(files) => add(files)} />
      </div>
      <p className="text-small text-soft pointer-coarse:hidden">
        {isOver ? addPhotos.drop : addPhotos.hint}
      </p>
      {(!isPart || place.fault) && <PlaceSwitch place={place} />}
      <Progress sent={roof.sentNow} waiting={roof.waiting} />
      {lost > 0 && (
        <Notice tone="late">
          <p>{words.lost(lost)}</p>
        </Notice>
      )}
      {isFull && lost === 0 && (
        <Notice tone="soon">
          <p>{words.nearlyFull}</p>
        </Notice>
      )}
      {roof.isUnknown && <p className="text-soon">{words.notRead}</p>}
      {isPart ? (
        <RoofSummary
          leadId={lead.id}
          photos={photos}
          visitKind={roof.visitKind}
          roofWords={roofWords}
          onShow={setShown}
        />
      ) : (
        <>
          <ShotList
            visitKind={roof.visitKind}
            photos={photos}
            roofWords={roofWords}
            onVisitKind={roof.setVisitKind}
            onTake={take}
          />
          {photos.length > 0 && (
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
              {photos.map((photo, index) => (
                <PhotoTile
                  key={photo.id}
                  leadId={lead.id}
                  photo={photo}
                  index={index}
                  roofWords={roofWords}
                  onShow={() => setShown(photo.id)}
                  onDescribe={(said) => void unsentPhotos.describe({ ...origin, ...photo }, said)}
                  onRetry={() => void unsentPhotos.retry(photo.id)}
                  onRemove={() => setRemoving(photo.id)}
                />
              ))}
            </ul>
          )}
        </>
      )}
      <PhotoView
        leadId={lead.id}
        staffId={staffId}
        photos={photos}
        shown={shown}
        roofWords={roofWords}
        onShow={setShown}
      />
      <ConfirmDialog
        title={photoTile.confirm}
        open={removing !== null}
        onClose={() => {
          setRemoving(null);
          roof.remove.reset();
        }}
        confirm={photoTile.confirmButton}
        busy={roof.remove.isPending}
        error={roof.remove.error}
        onConfirm={() => {
          if (removing === null) return;
          const done = () => setRemoving(null);
          if (isRemovedHere) void unsentPhotos.remove(removing).then(done);
          else roof.remove.mutate(removing, { onSuccess: done });
        }}
      >
        <p>{photoTile.confirmText}</p>
      </ConfirmDialog>
    </section>
  );
}

function FileInput({
  inputRef,
  onFiles,
  isCamera = false,
}: {
  inputRef: React.RefObject<HTMLInputElement | null>;
  onFiles: (files: File[]) => Promise<void>;
  /** Whether a phone opens its camera at once. */
  isCamera?: boolean;
}) {
  return (
    <input
      ref={inputRef}
      type="file"
      hidden
      accept="image/*,.heic,.heif"
      {...(isCamera ? { capture: "environment" } : { multiple: true })}
      onChange={({ target }) => {
        const files = picturesAmong(target.files ?? []);
        // The same file can be chosen again.
        target.value = "";
        void onFiles(files);
      }}
    />
  );
}

/** How many of the photos on this device are sent. */
function Progress({ sent, waiting }: { sent: number; waiting: number }) {
  const isOnline = useIsOnline();
  const all = sent + waiting;
  return (
    <div className={waiting > 0 ? "grid gap-1" : undefined}>
      {waiting > 0 && (
        <>
          <p className="font-semibold tabular-nums">{words.sent(sent, all)}</p>
          <progress
            value={sent}
            max={all}
            aria-label={words.sent(sent, all)}
            className="h-2 w-full accent-good"
          />
        </>
      )}
      <p role="status" className={waiting > 0 ? "text-small text-soft" : "sr-only"}>
        {waiting > 0 ? (isOnline ? words.sending : words.kept) : sent > 0 ? words.allSent : ""}
      </p>
    </div>
  );
}
