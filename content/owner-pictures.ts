import type { OwnerPictureEntry } from "#domain/picture/owner-picture.ts";

/**
 * Your crew, your faces and your finished roofs, in the order in which pages show them. The files are in `content/photos/`.
 * Until there is one of a kind, pages have no place for it (docs/taking-over.md).
 */
export const ownerPictures: readonly OwnerPictureEntry[] = [];
