import { type PhotoTurn, photoLimits, photoWaits } from "#domain/photo/photo-rules.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { PhotosTable } from "#server/database/schema/request-tables.ts";
import type { PhotoKey } from "./photo-store.ts";

type NewPhoto = Pick<PhotosTable, "id" | "digest" | "upload_digest" | "bytes" | "width" | "height">;

/** Stores a picture that waits for its lead. */
export async function storeWaitingPhoto(
  database: Database,
  photo: NewPhoto,
  now: Date,
): Promise<void> {
  const ends = new Date(now.getTime() + photoWaits);
  await database
    .insertInto("photos")
    .values({
      ...photo,
      lead_id: null,
      position: 0,
      turn: 0,
      created_at: now.toISOString(),
      ends_at: ends.toISOString(),
      opened_at: null,
      taken_by: null,
    })
    .execute();
}

/**
 * Gives waiting pictures to a lead, in its transaction. Those that are not waiting are left alone, since no picture may
 * keep a lead from being stored.
 */
export async function givePhotosTo(
  transaction: DatabaseTransaction,
  leadId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  for (const [position, id] of ids.slice(0, photoLimits.most).entries()) {
    await transaction
      .updateTable("photos")
      .set({ lead_id: leadId, position, ends_at: null })
      .where("id", "=", id)
      .where("lead_id", "is", null)
      .where("ends_at", ">", now.toISOString())
      .execute();
  }
}

/**
 * Gives further waiting pictures to a lead, after those that it has, in its transaction. What it has already is not taken
 * again, and no more than `photoLimits.most` are.
 * @returns how many it got.
 */
export async function addPhotosTo(
  transaction: DatabaseTransaction,
  leadId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  const had = await findPhotosOf(transaction, leadId);
  const known = new Set(had.map(({ upload_digest }) => upload_digest));
  const waiting = await transaction
    .selectFrom("photos")
    .select(["id", "upload_digest"])
    .where("id", "in", ids)
    .where("lead_id", "is", null)
    .where("ends_at", ">", now.toISOString())
    .execute();
  let position = Math.max(-1, ...had.map((photo) => photo.position));
  let count = 0;
  for (const id of ids) {
    const photo = waiting.find((one) => one.id === id);
    if (!photo || known.has(photo.upload_digest) || known.size >= photoLimits.most) continue;
    known.add(photo.upload_digest);
    position += 1;
    const { numUpdatedRows } = await transaction
      .updateTable("photos")
      .set({ lead_id: leadId, position, ends_at: null })
      .where("id", "=", id)
      .where("lead_id", "is", null)
      .executeTakeFirst();
    count += Number(numUpdatedRows);
  }
  return count;
}

/** Digests of what was sent, by which a form that comes twice is recognized: its pictures have other ids each time. */
export async function uploadDigestsOf(
  database: Database,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom("photos")
    .select("upload_digest")
    .where("id", "in", ids)
    .orderBy("upload_digest")
    .execute();
  return rows.map(({ upload_digest }) => upload_digest);
}

/**
 * Lets a picture end that waits for its lead; one of a lead stays.
 * @param at it is deleted once this is some minutes past (`longAgo` for at once).
 */
export async function endWaitingPhoto(database: Database, id: string, at: Date): Promise<void> {
  await database
    .updateTable("photos")
    .set({ ends_at: at.toISOString() })
    .where("id", "=", id)
    .where("lead_id", "is", null)
    .execute();
}

export async function turnPhoto(database: Database, id: string, turn: PhotoTurn): Promise<void> {
  await database.updateTable("photos").set({ turn }).where("id", "=", id).execute();
}

/**
 * Says that somebody has opened pictures of a lead: all, or one.
 * @returns whether nobody had before.
 */
export async function markPhotosOpened(
  database: Database,
  { leadId, id }: { leadId: string; id?: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("photos")
    .set({ opened_at: now.toISOString() })
    .where("lead_id", "=", leadId)
    .$if(id !== undefined, (photos) => photos.where("id", "=", id ?? ""))
    .where("opened_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findPhotoOf(
  database: Database,
  leadId: string,
  id: string,
): Promise<PhotosTable | undefined> {
  return database
    .selectFrom("photos")
    .selectAll()
    .where("id", "=", id)
    .where("lead_id", "=", leadId)
    .executeTakeFirst();
}

/** Pictures that the person of a lead has sent, in their order. */
export async function findPhotosOf(database: Database, leadId: string): Promise<PhotosTable[]> {
  return database
    .selectFrom("photos")
    .selectAll()
    .where("lead_id", "=", leadId)
    .where("taken_by", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/**
 * Gives a waiting picture that staff have taken to a lead, in its transaction, after all that it has. Nobody has to open it first.
 * @returns whether it was still waiting.
 */
export async function givePhotoOfStaff(
  transaction: DatabaseTransaction,
  { id, leadId, staffId }: { id: string; leadId: string; staffId: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("photos")
    .set((photo) => ({
      ...{ lead_id: leadId, ends_at: null, taken_by: staffId, opened_at: now.toISOString() },
      position: photo
        .selectFrom("photos as other")
        .select((row) => row.fn.coalesce(row.fn.max("other.position"), row.lit(-1)).as("last"))
        .where("other.lead_id", "=", leadId)
        .$asScalar()
        .$notNull(),
    }))
    .where("id", "=", id)
    .where("lead_id", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a picture from its lead, in a transaction: the next sweep deletes it. */
export async function endPhotoOfLead(
  transaction: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("photos")
    .set({ lead_id: null, ends_at: longAgo(now).toISOString() })
    .where("id", "=", id)
    .execute();
}

/** Pictures whose time is over by now. */
export async function findEndedPhotos(
  database: Database,
  now: Date,
  limit: number,
): Promise<PhotoKey[]> {
  // A lead that is being stored may have found one of them waiting.
  const before = new Date(now.getTime() - settledAfter);
  return database
    .selectFrom("photos")
    .select(["id", "digest"])
    .where("ends_at", "<", before.toISOString())
    .orderBy("ends_at")
    .limit(limit)
    .execute();
}

export async function deletePhotoRow(database: Database, id: string): Promise<void> {
  await database
    .deleteFrom("photos")
    .where("id", "=", id)
    .where("ends_at", "is not", null)
    .execute();
}

/** Milliseconds; a transaction is over by then. */
const settledAfter = 120_000;

/** A moment at which what ended then is deleted at once. */
export function longAgo(now: Date): Date {
  return new Date(now.getTime() - 2 * settledAfter);
}
