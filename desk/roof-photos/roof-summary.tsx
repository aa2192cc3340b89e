import { photoTile, shotList, roofSummary as words } from "#content/en/desk/roof-photos.ts";
import { turnedLooks } from "#desk/lead/photo-file.ts";
import { CalloutsOnTile } from "#desk/roof-callouts/callouts-on-tile.tsx";
import type { VisitKind } from "#domain/roof-photo/roof-photo.ts";
import { type RoofWords, shotsOf } from "#domain/roof-photo/roof-words.ts";
import { missingPhotos, shotStates } from "#domain/roof-photo/shot-list.ts";
import { ButtonLink } from "#ui/desk/button.tsx";
import { LocalPicture } from "./local-picture.tsx";
import { photoName, roofPhotoAddress } from "./photo-name.ts";
import type { ShownPhoto } from "./shown-photos.ts";

/** The first photos of a roof, small; what is missing; and the way to the page that has all of it. */
export function RoofSummary({
  leadId,
  photos,
  visitKind,
  roofWords,
  onShow,
}: {
  leadId: string;
  photos: readonly ShownPhoto[];
  visitKind: VisitKind;
  roofWords: RoofWords;
  onShow: (id: string) => void;
}) {
  const missing = missingPhotos(shotStates(shotsOf(roofWords, visitKind), photos));
  return (
    <>
      {photos.length > 0 && (
        <>
          <ul className="flex flex-wrap gap-2">
            {photos.slice(0, mostShown).map((photo, index) => (
              <li key={photo.id}>
                <button
                  type="button"
                  onClick={() => onShow(photo.id)}
                  className="relative block size-24 cursor-zoom-in overflow-hidden rounded-sm border border-line bg-ground hover:border-edge sm:size-28"
                >
                  <span className="sr-only">
                    {photoTile.show(photoName(photo, index, roofWords))}
                  </span>
                  {photo.isSent ? (
                    <img
                      src={roofPhotoAddress(leadId, photo.id, "small")}
                      alt=""
                      loading="lazy"
                      className={`size-full object-cover ${turnedLooks[photo.turn]}`}
                    />
                  ) : (
                    <LocalPicture
                      picture={photo.entry?.small ?? null}
                      isReady={photo.entry?.isScaled}
                      className="size-full object-cover"
                    />
                  )}
                  <CalloutsOnTile photo={photo} />
                </button>
              </li>
            ))}
          </ul>
          <p className={missing === 0 ? "font-semibold text-good" : "font-semibold text-soon"}>
            {missing === 0 ? shotList.complete : shotList.missing(missing)}
          </p>
        </>
      )}
      <ButtonLink to={`/desk/leads/${leadId}/roof`} className="justify-self-start">
        {words.all(photos.length)}
      </ButtonLink>
    </>
  );
}

/** Photos. The others are on the page of the roof. */
const mostShown = 12;
