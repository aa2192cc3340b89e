import { turnedLooks } from "#desk/lead/photo-file.ts";
import { LocalPicture } from "#desk/roof-photos/local-picture.tsx";
import { roofPhotoAddress } from "#desk/roof-photos/photo-name.ts";
import type { ShownPhoto } from "#desk/roof-photos/shown-photos.ts";

/** A photo of the roof, small, whether the server has it or not. */
export function PhotoThumb({ leadId, photo }: { leadId: string; photo: ShownPhoto }) {
  return photo.isSent ? (
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
  );
}
