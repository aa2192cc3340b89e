import { useQuery } from "@tanstack/react-query";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useId, useState } from "react";
import { mailPhotos as words } from "#content/en/desk/lead.ts";
import { photoName, roofPhotoAddress } from "#desk/roof-photos/photo-name.ts";
import { roofQuery } from "#desk/roof-photos/roof-query.ts";
import { useRoofWords } from "#desk/roof-photos/use-roof-words.ts";
import { useMe } from "#desk/shell/use-me.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { mailedPhotoLimits, type PhotoTurn } from "#domain/photo/photo-rules.ts";
import { photoAddress, turnedLooks } from "./photo-file.ts";

type Choosable = { id: string; name: string; address: string; turn: PhotoTurn; bytes: number };

/** Photos of the lead that go along with an email: those of its roof, and those that its person has sent. */
export function MailPhotos({
  lead,
  chosen,
  fault,
  onChange,
}: {
  lead: Lead;
  /** Ids, in the order in which they go along. */
  chosen: readonly string[];
  fault: string | undefined;
  onChange: (chosen: string[]) => void;
}) {
  const me = useMe();
  const faultId = useId();
  const [isOpen, setOpen] = useState(false);
  // A fault opens it; mending it closes nothing.
  if (fault && !isOpen) setOpen(true);
  const roofWords = useRoofWords();
  const { data: roof } = useQuery(roofQuery(lead.id, me.id));
  const all: Choosable[] = [
    ...(roof?.photos ?? []).map((photo, index) => ({
      ...photo,
      name: photoName(photo, index, roofWords),
      address: roofPhotoAddress(lead.id, photo.id, "small"),
    })),
    ...(lead.photos ?? []).map((photo, index) => ({
      ...photo,
      name: words.ofPerson(index + 1),
      address: photoAddress(lead.id, photo, "small"),
    })),
  ];
  if (all.length === 0 && chosen.length === 0) return null;
  const going = chosen.flatMap((id) => all.find((photo) => photo.id === id) ?? []);
  const bytes = going.reduce((sum, photo) => sum + photo.bytes, 0);
  const isFull = (photo: Choosable) =>
    going.length >= mailedPhotoLimits.most || bytes + photo.bytes > mailedPhotoLimits.bytes;
  // While the roof is not known, nobody knows what is gone.
  const gone = roof ? chosen.length - going.length : 0;
  return (
    <details
      className="group rounded-sm border border-line"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-9 cursor-pointer flex-wrap items-center gap-x-2 px-2 py-1 pointer-coarse:min-h-11">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 text-soft transition-transform group-open:rotate-90"
          strokeWidth={1.75}
        />
        <span className="font-semibold">{words.heading}</span>
        <span className="text-small text-soft tabular-nums">
          {going.length > 0 ? words.chosen(going.length, bytes) : words.none(all.length)}
        </span>
      </summary>
      <fieldset
        aria-describedby={fault && faultId}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 border-t border-line p-2"
      >
        <legend className="sr-only">{words.heading}</legend>
        <p className="text-small text-soft">{words.hint}</p>
        {gone > 0 && (
          <p className="flex flex-wrap gap-x-3 text-small font-semibold text-soon">
            {words.gone(gone)}
            <button
              type="button"
              onClick={() => onChange(going.map(({ id }) => id))}
              className="min-h-6 text-link underline underline-offset-2 pointer-coarse:min-h-11"
            >
              {words.withoutGone}
            </button>
          </p>
        )}
        <ul className="grid max-h-96 grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 overflow-y-auto">
          {all.map((photo) => {
            const isChosen = chosen.includes(photo.id);
            return (
              <li key={photo.id}>
                <label
                  className={`grid cursor-pointer gap-1 rounded-sm border-2 p-1 text-small has-disabled:cursor-not-allowed has-disabled:opacity-60 ${isChosen ? "border-action bg-hover" : "border-line hover:border-edge"}`}
                >
                  <span className="block aspect-4/3 overflow-hidden rounded-sm bg-ground">
                    <img
                      src={photo.address}
                      alt=""
                      loading="lazy"
                      className={`size-full object-cover ${turnedLooks[photo.turn]}`}
                    />
                  </span>
                  <span className="flex items-start gap-1.5 wrap-anywhere">
                    <input
                      type="checkbox"
                      checked={isChosen}
                      disabled={!isChosen && isFull(photo)}
                      onChange={() =>
                        onChange(
                          isChosen ? chosen.filter((id) => id !== photo.id) : [...chosen, photo.id],
                        )
                      }
                      className="mt-0.5 size-4 shrink-0 accent-action"
                    />
                    {photo.name}
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
        {fault && (
          <p id={faultId} className="text-small font-semibold text-late">
            {fault}
          </p>
        )}
      </fieldset>
    </details>
  );
}
