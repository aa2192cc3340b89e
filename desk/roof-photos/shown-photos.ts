import { calloutsWith, type KeptCallout } from "#domain/roof-photo/callout-change.ts";
import type { RoofPhoto } from "#domain/roof-photo/roof-photo-contract.ts";
import type { PhotoEntry } from "./photo-entry.ts";

/** A photo as the page shows it, whether the server has it or not. */
export type ShownPhoto = Pick<
  RoofPhoto,
  "id" | "takenAt" | "part" | "partWord" | "side" | "condition" | "note" | "turn" | "place"
> & {
  /** Of the picture as the server has it; null: nobody knows. */
  size: { width: number; height: number } | null;
  /** What is drawn on it, whether the server knows it or not. */
  callouts: readonly KeptCallout[];
  /** What is not sent of it yet; undefined: nothing. */
  entry: PhotoEntry | undefined;
  /** Whether the server has the picture. */
  isSent: boolean;
};

/** The photos of a roof and those on their way to it, in the order in which they were taken. */
export function shownPhotos(
  sent: readonly RoofPhoto[],
  entries: readonly PhotoEntry[],
): ShownPhoto[] {
  const unsent = new Map(entries.map((entry) => [entry.id, entry]));
  const there = sent
    .filter(({ id }) => !unsent.get(id)?.isRemoved)
    .map((photo) => ({
      ...photo,
      ...said(unsent.get(photo.id)),
      size: { width: photo.width, height: photo.height },
      // What an earlier release has kept in this browser has none.
      callouts: calloutsWith(photo.callouts ?? [], unsent.get(photo.id)?.callouts ?? []),
      entry: unsent.get(photo.id),
      isSent: true,
    }));
  const known = new Set(sent.map(({ id }) => id));
  const waiting = entries
    .filter(({ id, picture }) => picture !== null && !known.has(id))
    .map((entry) => ({
      ...{ ...nothingSaid, ...entry, ...said(entry), entry, size: null, isSent: false },
      callouts: calloutsWith([], entry.callouts ?? []),
    }));
  return [...there, ...waiting].toSorted((one, other) => one.takenAt.localeCompare(other.takenAt));
}

const nothingSaid = {
  ...{ part: null, partWord: null, side: null, condition: null, note: "", turn: 0 as const },
  place: null,
};

/** What was said of a photo, without what nobody has said. */
function said(entry: PhotoEntry | undefined): Partial<RoofPhoto> {
  const { part, partWord, side, condition, note, turn, place } = entry?.description ?? {};
  return {
    ...(part !== undefined && { part }),
    ...(partWord !== undefined && { partWord }),
    ...(side !== undefined && { side }),
    ...(condition !== undefined && { condition }),
    ...(note !== undefined && { note }),
    ...(turn !== undefined && { turn }),
    ...(place !== undefined && { place }),
  };
}
