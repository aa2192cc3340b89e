import { unsentFor } from "#domain/appointment/told-time.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { deleteUntried } from "#server/mail/delete-untried.ts";

/** Whose an appointment was, and when: what its inspectors know as long as nobody has told them of a change. */
type KnownPlace = Pick<AppointmentsTable, "inspector_id" | "date" | "slot" | "status">;

/**
 * What news that can still be taken back belong to: the appointment, and what its inspectors know without them. Null: not
 * even that it was booked.
 */
export type UnsentNews = { appointmentId: string; known: KnownPlace | null };

type Appointment = Pick<AppointmentsTable, "id" | "lead_id">;

/** When news of a change by the desk go out: until then another change takes them back. */
export function newsDueAt(now: Date): Date {
  return new Date(now.getTime() + unsentFor);
}

export function unsentNewsOf(
  { id }: Appointment,
  before: AppointmentsTable | null,
): { unsent: UnsentNews } {
  const known = before && {
    inspector_id: before.inspector_id,
    date: before.date,
    slot: before.slot,
    status: before.status,
  };
  return { unsent: { appointmentId: id, known } };
}

/**
 * Deletes the mails and texts about an appointment to its inspectors that are not due yet and that nobody has tried to
 * send.
 * @returns what they know without them; undefined when there were none.
 */
export async function unsendNews(
  transaction: DatabaseTransaction,
  appointment: Appointment,
  now: Date,
): Promise<UnsentNews | undefined> {
  const waiting = await findWaiting(transaction, appointment, now);
  let taken: UnsentNews | undefined;
  for (const { id, unsent } of waiting) {
    if (await deleteUntried(transaction, id)) taken ??= unsent;
  }
  return taken;
}

/** Holds them back for as long again: the change they are about can be taken back until then. */
export async function holdNews(
  transaction: DatabaseTransaction,
  appointment: Appointment,
  now: Date,
): Promise<void> {
  const waiting = await findWaiting(transaction, appointment, now);
  if (waiting.length === 0) return;
  await transaction
    .updateTable("outbox")
    .set({ due_at: newsDueAt(now).toISOString() })
    .where(
      "id",
      "in",
      waiting.map(({ id }) => id),
    )
    .where("state", "=", "queued")
    .where("attempts", "=", 0)
    .execute();
}

async function findWaiting(
  transaction: DatabaseTransaction,
  { id: appointmentId, lead_id }: Appointment,
  now: Date,
): Promise<{ id: string; unsent: UnsentNews }[]> {
  if (!lead_id) return [];
  const rows = await transaction
    .selectFrom("outbox")
    .select(["id", "payload"])
    .where("lead_id", "=", lead_id)
    .where("kind", "in", ["appointment-change", "appointment-change-text"])
    .where("state", "=", "queued")
    .where("attempts", "=", 0)
    .where("due_at", ">", now.toISOString())
    .execute();
  return rows.flatMap(({ id, payload }) => {
    const { unsent }: { unsent?: UnsentNews } = JSON.parse(payload);
    return unsent?.appointmentId === appointmentId ? [{ id, unsent }] : [];
  });
}
