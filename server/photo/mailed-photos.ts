import { mailedPhotoLimits } from "#domain/photo/photo-rules.ts";
import type { Database } from "#server/database/connection.ts";
import { invalidInput } from "#server/refusal.ts";

/**
 * The pictures of a lead that go along with a mail, as ids of their rows, in the order in which they were chosen.
 * @param chosen its person's pictures by their own ids, or roof photos by theirs.
 * @throws Refusal 400 for one that is not there, or when they are more than mail servers take.
 */
export async function mailedPhotosOf(
  database: Database,
  leadId: string,
  chosen: readonly string[],
): Promise<string[]> {
  if (chosen.length === 0) return [];
  const rows = await database
    .selectFrom("photos")
    .leftJoin("roof_photos", "roof_photos.photo_id", "photos.id")
    .select(["photos.id", "photos.bytes", "roof_photos.id as roofPhoto"])
    .where("photos.lead_id", "=", leadId)
    .where((is) =>
      is.or([
        is("roof_photos.id", "in", chosen),
        is.and([is("photos.id", "in", chosen), is("photos.taken_by", "is", null)]),
      ]),
    )
    .execute();
  const known = new Map(rows.map((row) => [row.roofPhoto ?? row.id, row]));
  const found = [...new Set(chosen)].map((id) => known.get(id));
  const there = found.filter((row) => row !== undefined);
  if (there.length < found.length) {
    throw invalidInput({ photos: "One of these photos was removed. Look at them again." });
  }
  if (there.reduce((sum, { bytes }) => sum + bytes, 0) > mailedPhotoLimits.bytes) {
    throw invalidInput({ photos: "These photos are too large for one email. Choose fewer." });
  }
  return there.map(({ id }) => id);
}
