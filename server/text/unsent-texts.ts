import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { PersonText } from "./person-text.ts";

/**
 * Deletes the texts about a change of an appointment that have not left yet, also those that wait for the end of the quiet
 * hours.
 * @returns where the person believes it to be then, if nothing else has told them; otherwise undefined.
 */
export async function unsendTexts(
  transaction: DatabaseTransaction,
  appointmentId: string,
  now: Date,
): Promise<{ previous: AppointmentTime } | undefined> {
  const waiting = await transaction
    .selectFrom("outbox")
    .select(["id", "payload"])
    .where("state", "=", "queued")
    .where("lane", "=", "text")
    .where("due_at", ">", now.toISOString())
    .where("kind", "=", "person-text")
    .execute();
  let unsent: { previous: AppointmentTime } | undefined;
  for (const { id, payload } of waiting) {
    const { about, believed, kind }: PersonText = JSON.parse(payload);
    const isOfChange = kind === "rescheduled" || kind === "moved" || kind === "canceled";
    if (about?.id !== appointmentId || !(isOfChange || believed)) continue;
    const deleted = await transaction
      .deleteFrom("outbox")
      .where("id", "=", id)
      .where("state", "=", "queued")
      .where("handed_over_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (deleted && believed) unsent = { previous: believed };
  }
  return unsent;
}
