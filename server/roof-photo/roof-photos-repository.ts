import type { Insertable } from "kysely";
import { likelyVisitKind, type VisitKind } from "#domain/roof-photo/roof-photo.ts";
import type { Roof, RoofPhoto, RoofPhotoChange } from "#domain/roof-photo/roof-photo-contract.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { RoofPhotosTable } from "#server/database/schema/roof-tables.ts";
import { staffNames } from "#server/database/staff-names.ts";
import { askedOf } from "#server/database/stored-asked.ts";
import type { StoredLead } from "#server/lead/stored-lead.ts";
import { readCallouts } from "./callouts-repository.ts";

/** What is known of a roof photo of any lead, also of one that was removed. */
export async function findRoofPhoto(
  database: Database,
  id: string,
): Promise<RoofPhotosTable | undefined> {
  return database.selectFrom("roof_photos").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function storeRoofPhoto(
  transaction: DatabaseTransaction,
  photo: Pick<Insertable<RoofPhotosTable>, "id" | "lead_id" | "photo_id" | "appointment_id"> &
    Pick<Insertable<RoofPhotosTable>, "taken_at" | "added_at">,
): Promise<void> {
  await transaction
    .insertInto("roof_photos")
    .values({ ...photo, ...nothingKnown, removed_at: null })
    .execute();
}

/** What nobody has said of a photo, or what is left of one that was removed. */
const nothingKnown = {
  ...{
    latitude: null,
    longitude: null,
    part: null,
    part_word: null,
    side: null,
    condition: null,
    note: "",
  },
} as const;

/** Leaves nothing of a photo but its id, and nothing of what was drawn on it. */
export async function forgetRoofPhoto(
  transaction: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("roof_photos")
    .set({ ...nothingKnown, photo_id: null, appointment_id: null, removed_at: now.toISOString() })
    .where("id", "=", id)
    .execute();
  await transaction.deleteFrom("roof_callouts").where("roof_photo_id", "=", id).execute();
}

export async function describeRoofPhoto(
  transaction: DatabaseTransaction,
  id: string,
  { part, partWord, side, condition, note, place }: Omit<RoofPhotoChange, "turn">,
): Promise<void> {
  const columns = {
    ...(part !== undefined && { part, part_word: part === null ? null : (partWord ?? null) }),
    ...(side !== undefined && { side }),
    ...(condition !== undefined && { condition }),
    ...(note !== undefined && { note }),
    ...(place !== undefined && {
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
    }),
  };
  if (Object.keys(columns).length === 0) return;
  await transaction.updateTable("roof_photos").set(columns).where("id", "=", id).execute();
}

/** Whether a report shows a photo that was sent, was not revoked, and that no other corrects. */
export async function isInReport(database: Database, id: string): Promise<boolean> {
  const found = await database
    .selectFrom("report_photos")
    .innerJoin("reports", "reports.id", "report_id")
    .select("report_id")
    .where("roof_photo_id", "=", id)
    .where("revoked_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("reports as correction")
            .select("correction.id")
            .whereRef("correction.corrects", "=", "reports.id")
            .where("correction.sent_at", "is not", null),
        ),
      ),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a finished roof shows a photo that everybody sees, or may soon: its owner has agreed, and has not taken it back. */
export async function isInProject(database: Database, id: string): Promise<boolean> {
  const found = await database
    .selectFrom("project_pictures as picture")
    .innerJoin("project_consents as consent", "consent.id", "picture.consent_id")
    .innerJoin("projects", "projects.consent_id", "consent.id")
    .select("picture.id")
    .where("roof_photo_id", "=", id)
    .where("consent.taken_back_at", "is", null)
    .where("taken_down_at", "is", null)
    .where("held_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many photos a lead's roof has. */
export async function countRoofPhotos(database: Database, leadId: string): Promise<number> {
  const { count } = await database
    .selectFrom("roof_photos")
    .select((row) => row.fn.countAll<number | string>().as("count"))
    .where("lead_id", "=", leadId)
    .where("photo_id", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Photos of a lead's roof, in the order in which they were taken; or one of them. */
export async function readRoofPhotos(
  database: Database,
  leadId: string,
  id?: string,
): Promise<RoofPhoto[]> {
  const rows = await database
    .selectFrom("roof_photos")
    .innerJoin("photos", "photos.id", "photo_id")
    .select(["roof_photos.id", "taken_at", "added_at", "appointment_id", "latitude", "longitude"])
    .select([
      "part",
      "part_word",
      "side",
      "condition",
      "note",
      "width",
      "height",
      "turn",
      "bytes",
      "taken_by",
    ])
    .where("roof_photos.lead_id", "=", leadId)
    .$if(id !== undefined, (photos) => photos.where("roof_photos.id", "=", id ?? ""))
    .orderBy("taken_at")
    .orderBy("added_at")
    .orderBy("roof_photos.id")
    .execute();
  const callouts = await readCallouts(database, leadId, id);
  const names = await staffNames(
    database,
    rows.flatMap(({ taken_by }) => taken_by ?? []),
  );
  return rows.map(
    ({ part_word, taken_at, taken_by, added_at, appointment_id, latitude, longitude, ...row }) => {
      const name = taken_by === null ? undefined : names.get(taken_by);
      return {
        ...row,
        partWord: part_word,
        takenAt: taken_at,
        takenBy: taken_by !== null && name !== undefined ? { id: taken_by, name } : null,
        addedAt: added_at,
        appointmentId: appointment_id,
        callouts: callouts.get(row.id) ?? [],
        place: latitude === null || longitude === null ? null : { latitude, longitude },
      };
    },
  );
}

/** The roof of a lead: its photos, and what the visit is for. */
export async function readRoof(database: Database, lead: StoredLead): Promise<Roof> {
  const said = await database
    .selectFrom("roof_visits")
    .select("visit_kind")
    .where("lead_id", "=", lead.id)
    .executeTakeFirst();
  const { service } = askedOf(lead).choices;
  return {
    photos: await readRoofPhotos(database, lead.id),
    visitKind:
      said?.visit_kind ?? likelyVisitKind({ emergency: lead.emergency === 1, service: service }),
  };
}

export async function storeVisitKind(
  transaction: DatabaseTransaction,
  leadId: string,
  visitKind: VisitKind,
): Promise<void> {
  await transaction
    .insertInto("roof_visits")
    .values({ lead_id: leadId, visit_kind: visitKind })
    .onConflict((conflict) => conflict.column("lead_id").doUpdateSet({ visit_kind: visitKind }))
    .execute();
}

/** The appointment if it is this lead's, whatever became of it since; otherwise null. */
export async function appointmentOfLead(
  database: Database,
  { id, appointment_id }: StoredLead,
  asked: string | undefined,
): Promise<string | null> {
  if (asked === undefined) return null;
  if (asked === appointment_id) return asked;
  const found = await database
    .selectFrom("appointments")
    .select("id")
    .where("id", "=", asked)
    .where("lead_id", "=", id)
    .executeTakeFirst();
  return found?.id ?? null;
}
