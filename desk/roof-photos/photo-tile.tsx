import { MapPin } from "lucide-react";
import { useState } from "react";
import { roofSideNames, photoTile as words } from "#content/en/desk/roof-photos.ts";
import { turnedLooks } from "#desk/lead/photo-file.ts";
import { CalloutsOnTile } from "#desk/roof-callouts/callouts-on-tile.tsx";
import { mapLink } from "#domain/person/contact-links.ts";
import { roofConditions, roofPhotoLimits, roofSides } from "#domain/roof-photo/roof-photo.ts";
import type { RoofPhotoChange } from "#domain/roof-photo/roof-photo-contract.ts";
import {
  offeredParts,
  partName,
  partOfPhoto,
  type RoofWords,
} from "#domain/roof-photo/roof-words.ts";
import { Button } from "#ui/desk/button.tsx";
import type { PhotoPlace } from "./device-place.ts";
import { LocalPicture } from "./local-picture.tsx";
import { photoName, roofPhotoAddress } from "./photo-name.ts";
import type { ShownPhoto } from "./shown-photos.ts";

/** A photo, large enough to judge, with what it shows: part, side and condition by two taps each. */
export function PhotoTile({
  leadId,
  photo,
  index,
  roofWords,
  onShow,
  onDescribe,
  onRetry,
  onRemove,
}: {
  leadId: string;
  photo: ShownPhoto;
  index: number;
  roofWords: RoofWords;
  onShow: () => void;
  onDescribe: (said: RoofPhotoChange) => void;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const name = photoName(photo, index, roofWords);
  const { entry } = photo;
  return (
    <li className="grid content-start gap-2 rounded-md border border-line bg-panel p-2">
      <button
        type="button"
        onClick={onShow}
        className="relative block aspect-4/3 w-full cursor-zoom-in overflow-hidden rounded-sm border border-line bg-ground hover:border-edge"
      >
        <span className="sr-only">{words.show(name)}</span>
        {photo.isSent ? (
          <img
            src={roofPhotoAddress(leadId, photo.id, "small")}
            alt=""
            loading="lazy"
            className={`size-full object-cover ${turnedLooks[photo.turn]}`}
          />
        ) : (
          <LocalPicture
            picture={entry?.small ?? null}
            isReady={entry?.isScaled}
            className="size-full object-cover"
          />
        )}
        <CalloutsOnTile photo={photo} />
      </button>
      {!photo.isSent && entry?.refusal === null && (
        <p className="text-small font-semibold text-soon">{words.waits}</p>
      )}
      {entry?.refusal && (
        <div role="alert" className="grid gap-1.5">
          <p className="text-small font-semibold text-late">{words.refused(entry.refusal)}</p>
          <Button look="quiet" onClick={onRetry}>
            {words.again}
            <span className="sr-only">{words.removeWhat(name)}</span>
          </Button>
        </div>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Choice
          label={words.part(name)}
          none={words.noPart}
          value={photo.part}
          choices={partChoices(photo, roofWords)}
          onChoose={(part) => {
            const partWord = part === null ? undefined : partName(roofWords, part);
            onDescribe({ part, ...(partWord !== undefined && { partWord }) });
          }}
        />
        <Choice
          label={words.side(name)}
          none={words.noSide}
          value={photo.side}
          choices={roofSides.map((side) => [side, roofSideNames[side]])}
          onChoose={(side) => onDescribe({ side })}
        />
        <Choice
          label={words.condition(name)}
          none={words.noCondition}
          value={photo.condition}
          choices={roofConditions.map((one) => [one, roofWords.conditions[one]])}
          onChoose={(condition) => onDescribe({ condition })}
        />
        <Button look="plain" onClick={onRemove} className="text-soft">
          {words.remove}
          <span className="sr-only">{words.removeWhat(name)}</span>
        </Button>
      </div>
      {photo.place && (
        <Place place={photo.place} name={name} onRemove={() => onDescribe({ place: null })} />
      )}
      <Note note={photo.note} name={name} onNote={(note) => onDescribe({ note })} />
    </li>
  );
}

/** That the place is kept: the map is of others, and opened by a press alone. */
function Place({
  place: { latitude, longitude },
  name,
  onRemove,
}: {
  place: PhotoPlace;
  name: string;
  onRemove: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2">
      <a
        href={mapLink(`${latitude},${longitude}`)}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-9 items-center gap-1.5 text-link underline pointer-coarse:min-h-11"
      >
        <MapPin aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {words.place}
        <span className="sr-only">{words.placeOf(name)}</span>
      </a>
      <Button look="plain" onClick={onRemove} className="text-soft">
        {words.removePlace}
        <span className="sr-only">{words.removeWhat(name)}</span>
      </Button>
    </div>
  );
}

/** The parts that are offered, and the one that the photo shows, which may be hidden or removed by now. */
function partChoices(photo: ShownPhoto, words: RoofWords): [id: string, name: string][] {
  const offered = offeredParts(words).map(({ id, name }): [string, string] => [id, name]);
  const { part } = photo;
  if (part === null || offered.some(([id]) => id === part)) return offered;
  return [...offered, [part, partOfPhoto(words, photo) ?? part]];
}

function Choice<Value extends string>({
  label,
  none,
  value,
  choices,
  onChoose,
}: {
  label: string;
  none: string;
  value: Value | null;
  choices: readonly (readonly [value: Value, name: string])[];
  onChoose: (value: Value | null) => void;
}) {
  return (
    <select
      aria-label={label}
      value={value ?? ""}
      onChange={({ target }) =>
        onChoose(choices.find(([one]) => one === target.value)?.[0] ?? null)
      }
      className={`min-h-11 w-full min-w-0 rounded-sm border border-edge bg-panel px-2 py-1 ${value === null ? "text-soft" : "font-semibold text-ink"}`}
    >
      <option value="">{none}</option>
      {choices.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Saved when it is left, or with Enter. What others change meanwhile is shown once nobody writes here. */
function Note({
  note,
  name,
  onNote,
}: {
  note: string;
  name: string;
  onNote: (note: string) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const save = () => {
    if (typed !== undefined && typed.trim() !== note) onNote(typed.trim());
  };
  return (
    <input
      type="text"
      aria-label={words.noteOf(name)}
      placeholder={words.note}
      maxLength={roofPhotoLimits.note}
      value={typed ?? note}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        save();
        setTyped(undefined);
      }}
      onKeyDown={({ key }) => key === "Enter" && save()}
      className="min-h-11 w-full min-w-0 rounded-sm border border-edge bg-panel px-2 py-1"
    />
  );
}
