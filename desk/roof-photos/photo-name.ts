import { photoTile, roofSideNames } from "#content/en/desk/roof-photos.ts";
import { partOfPhoto, type RoofWords } from "#domain/roof-photo/roof-words.ts";
import type { ShownPhoto } from "./shown-photos.ts";

/** `ridge, rear`, or `photo 3` of what nobody has described. */
export function photoName(
  photo: Pick<ShownPhoto, "part" | "partWord" | "side">,
  index: number,
  words: RoofWords,
): string {
  const { side } = photo;
  const part = partOfPhoto(words, photo);
  if (part === null) return photoTile.unnamed(index + 1);
  const names = [part, side === null ? "" : roofSideNames[side]];
  return `${photoTile.unnamed(index + 1)}, ${names.filter(Boolean).join(" ").toLowerCase()}`;
}

/** The address of a photo's file. */
export function roofPhotoAddress(leadId: string, id: string, size: "full" | "small"): string {
  return `/api/desk/leads/${leadId}/roof-photos/${id}${size === "small" ? "?size=small" : ""}`;
}
