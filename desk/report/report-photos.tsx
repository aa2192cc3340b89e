import { wholeReport as words } from "#content/en/desk/report.ts";
import { turnedLooks } from "#desk/lead/photo-file.ts";
import { CalloutsOnTile } from "#desk/roof-callouts/callouts-on-tile.tsx";
import { roofPhotoAddress } from "#desk/roof-photos/photo-name.ts";
import type { ReportPhoto } from "#domain/report/report-contract.ts";

/** Photos of a report that was sent, with what was drawn on them then. Each opens its file. */
export function ReportPhotos({
  leadId,
  photos,
  what,
}: {
  leadId: string;
  photos: readonly ReportPhoto[];
  /** What they show, for screen readers. */
  what: string;
}) {
  if (photos.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          {photo.isRemoved ? (
            <p className="text-small text-soft">{words.removed}</p>
          ) : (
            <a
              href={roofPhotoAddress(leadId, photo.id, "full")}
              target="_blank"
              rel="noreferrer"
              className="relative block aspect-4/3 overflow-hidden rounded-sm border border-line bg-ground hover:border-edge"
            >
              <span className="sr-only">{words.photo(what, index + 1)}</span>
              <img
                src={roofPhotoAddress(leadId, photo.id, "small")}
                alt=""
                loading="lazy"
                className={`size-full object-cover ${turnedLooks[photo.turn]}`}
              />
              <CalloutsOnTile
                photo={{
                  ...{ callouts: photo.callouts, turn: photo.turn, entry: undefined },
                  size: { width: photo.width, height: photo.height },
                }}
              />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
