import type { OwnerPicture } from "#domain/picture/owner-picture.ts";
import type { PhotoFile } from "#ui/pages/photo.tsx";

/** One of the owner's pictures, as pages show it. */
export type ShownPicture = Omit<OwnerPicture, "file" | "consent"> & { photo: PhotoFile };
