import { lockKnownAppointment } from "#server/appointment/locked-appointment.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import { addAppointmentNote } from "#server/lead/appointment-events.ts";
import { lockLeadOfAppointment } from "#server/lead/stored-lead.ts";
import { addPhotosTo } from "#server/photo/photos-repository.ts";

/**
 * Gives pictures that were sent after booking to the appointment's lead. Its timeline says so; nobody is mailed.
 * @returns how many the lead has by now.
 * @throws Refusal 404 when the appointment is unknown.
 */
export async function addAppointmentPhotos(
  transaction: DatabaseTransaction,
  id: string,
  photos: readonly string[],
  now: Date,
): Promise<number> {
  await lockKnownAppointment(transaction, id);
  const lead = await lockLeadOfAppointment(transaction, id);
  if (!lead) return 0;
  const count = await addPhotosTo(transaction, lead.id, photos, now);
  if (count > 0) {
    const note = { event: "photos", count } as const;
    await addAppointmentNote(transaction, lead.id, note, { staffId: null, now });
  }
  return countAppointmentPhotos(transaction, id);
}

/** How many pictures the person has sent with an appointment. */
export async function countAppointmentPhotos(database: Database, id: string): Promise<number> {
  const { count } = await database
    .selectFrom("photos")
    .innerJoin("leads", "leads.id", "photos.lead_id")
    .select((row) => row.fn.countAll<number | string>().as("count"))
    .where("leads.appointment_id", "=", id)
    .where("taken_by", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
