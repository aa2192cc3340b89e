import { Check } from "lucide-react";
import { photoName } from "#desk/roof-photos/photo-name.ts";
import type { ShownPhoto } from "#desk/roof-photos/shown-photos.ts";
import { useRoofWords } from "#desk/roof-photos/use-roof-words.ts";
import { PhotoThumb } from "./photo-thumb.tsx";

/** Photos of the roof, each on or off. */
export function PhotoToggles({
  leadId,
  photos,
  isOn,
  nameOf,
  onToggle,
}: {
  leadId: string;
  photos: readonly ShownPhoto[];
  isOn: (id: string) => boolean;
  /** What a press on the photo of this name does. */
  nameOf: (name: string) => string;
  onToggle: (id: string) => void;
}) {
  const roofWords = useRoofWords();
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <button
            type="button"
            aria-pressed={isOn(photo.id)}
            onClick={() => onToggle(photo.id)}
            className="group relative block size-20 overflow-hidden rounded-sm border-2 border-line bg-ground hover:border-edge aria-pressed:border-action sm:size-24"
          >
            <span className="sr-only">{nameOf(photoName(photo, index, roofWords))}</span>
            <span className="block size-full opacity-60 group-aria-pressed:opacity-100">
              <PhotoThumb leadId={leadId} photo={photo} />
            </span>
            <span
              aria-hidden="true"
              className="absolute end-1 top-1 hidden size-6 place-items-center rounded-full bg-action text-on-action group-aria-pressed:grid"
            >
              <Check className="size-4" strokeWidth={2.5} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
