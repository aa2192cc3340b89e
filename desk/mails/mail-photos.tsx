import { Link } from "react-router";
import { mailPhotos as words } from "#content/en/desk/mails.ts";
import { photoAddress, turnedLooks } from "#desk/lead/photo-file.ts";
import type { LeadPhoto } from "#domain/photo/photo-contract.ts";

/** The pictures that a mail shows, small. They are read with the session, as on the lead, where a press leads. */
export function MailPhotos({ leadId, photos }: { leadId: string; photos: readonly LeadPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="mail-photos" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id="mail-photos" className="font-semibold">
        {words.photos(photos.length)}
      </h3>
      <Link
        to={`/desk/leads/${leadId}`}
        aria-label={words.open}
        className="flex w-fit max-w-full flex-wrap gap-2 rounded-sm"
      >
        {photos.map((photo) => (
          <span
            key={photo.id}
            className="block size-20 overflow-hidden rounded-sm border border-line bg-ground"
          >
            <img
              src={photoAddress(leadId, photo, "small")}
              alt=""
              loading="lazy"
              className={`size-full object-cover ${turnedLooks[photo.turn]}`}
            />
          </span>
        ))}
      </Link>
    </section>
  );
}
