import type { PhotoSize } from "#server/photo/photo-store.ts";

/** Where a picture is in the archive: by its lead, in the order in which it came. The small ones are for the way back. */
export function photoName(
  { id, position, lead }: { id: string; position: number; lead: number },
  size: PhotoSize,
): string {
  if (size === "small") return `photos/small/${id}.jpg`;
  return `photos/lead-${String(lead).padStart(6, "0")}/${position + 1}-${id}.jpg`;
}
