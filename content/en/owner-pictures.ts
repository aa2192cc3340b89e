import type { PictureKind } from "#domain/picture/owner-picture.ts";

/** Above the owner's pictures of each kind. */
export const ownerPictureHeadings: Readonly<Record<PictureKind, string>> = {
  crew: "The crew at work",
  faces: "Who you deal with",
  roofs: "Roofs we have finished",
};
