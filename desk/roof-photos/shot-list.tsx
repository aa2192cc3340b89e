import { Check } from "lucide-react";
import { roofSideNames, visitKindNames, shotList as words } from "#content/en/desk/roof-photos.ts";
import { type VisitKind, visitKinds } from "#domain/roof-photo/roof-photo.ts";
import { partName, type RoofWords, shotsOf } from "#domain/roof-photo/roof-words.ts";
import {
  missingPhotos,
  type Shot,
  type ShotState,
  type ShownPart,
  shotStates,
} from "#domain/roof-photo/shot-list.ts";

/** What a visit should show and what of it is missing. A press on a shot takes a photo of it. */
export function ShotList({
  visitKind,
  photos,
  roofWords,
  onVisitKind,
  onTake,
}: {
  visitKind: VisitKind;
  photos: readonly ShownPart[];
  roofWords: RoofWords;
  onVisitKind: (kind: VisitKind) => void;
  onTake: (shot: Shot) => void;
}) {
  const states = shotStates(shotsOf(roofWords, visitKind), photos);
  const missing = missingPhotos(states);
  return (
    <section aria-labelledby="shots" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="shots" className="font-semibold">
          {words.heading}
        </h3>
        <select
          aria-label={words.visit}
          value={visitKind}
          onChange={({ target }) =>
            onVisitKind(visitKinds.find((kind) => kind === target.value) ?? visitKind)
          }
          className="min-h-11 min-w-0 rounded-sm border border-edge bg-panel px-2 py-1"
        >
          {visitKinds.map((kind) => (
            <option key={kind} value={kind}>
              {visitKindNames[kind]}
            </option>
          ))}
        </select>
      </div>
      <p className={missing === 0 ? "font-semibold text-good" : "font-semibold text-soon"}>
        {missing === 0 ? words.complete : words.missing(missing)}
      </p>
      <ul className="flex flex-wrap gap-2">
        {states.map((state) => (
          <li key={`${state.shot.part} ${state.shot.side ?? ""}`}>
            <ShotButton
              state={state}
              part={partName(roofWords, state.shot.part) ?? state.shot.part}
              onTake={() => onTake(state.shot)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShotButton({
  state: { shot, taken, missing },
  part,
  onTake,
}: {
  state: ShotState;
  part: string;
  onTake: () => void;
}) {
  const side = shot.side && roofSideNames[shot.side].toLowerCase();
  const isAbsent = missing === 0 && taken === 0;
  const look =
    missing > 0
      ? "border-soon bg-soon-ground font-semibold"
      : isAbsent
        ? "border-line border-dashed bg-panel text-soft"
        : "border-good bg-good-ground";
  return (
    <button
      type="button"
      onClick={onTake}
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-sm border px-3 py-1 hover:bg-hover ${look}`}
    >
      {missing === 0 && !isAbsent && (
        <Check aria-hidden="true" className="size-4 text-good" strokeWidth={2} />
      )}
      {[part, side].filter(Boolean).join(", ")}
      <span className="text-small tabular-nums">{words.of(taken, shot.count)}</span>
      <span className="sr-only">
        {missing > 0 ? words.takeMissing(missing) : isAbsent ? words.takeIfThere : words.takeMore}
      </span>
    </button>
  );
}
