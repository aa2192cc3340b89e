import { roofSideNames, visitKindNames, saidWords as words } from "#content/en/desk/roof-photos.ts";
import { partOfPhoto, type RoofWords } from "#domain/roof-photo/roof-words.ts";
import type { PhotoEntry } from "./photo-entry.ts";

/** What somebody has said of a photo or a visit, in one line: `Ridge, rear, Worn, “Three caps gone.”`. */
export function saidWords(
  {
    description,
    visitKind,
    callouts = [],
  }: Pick<PhotoEntry, "description" | "visitKind"> & Pick<Partial<PhotoEntry>, "callouts">,
  roofWords: RoofWords,
): string {
  if (visitKind) return words.visit(visitKindNames[visitKind]);
  const { part, partWord, side, condition, note, turn, place } = description;
  const said = [
    part !== undefined && (partOfPhoto(roofWords, { part, partWord }) ?? words.noPart),
    side !== undefined && (side === null ? words.noSide : roofSideNames[side].toLowerCase()),
    condition !== undefined &&
      (condition === null ? words.noCondition : roofWords.conditions[condition]),
    note !== undefined && (note === "" ? words.noNote : `“${note}”`),
    turn !== undefined && words.turned,
    place !== undefined && (place === null ? words.noPlace : words.place),
    callouts.length > 0 && words.drawn,
  ];
  return said.filter(Boolean).join(", ");
}
