import type { Database } from "#server/database/connection.ts";

/**
 * Whether the person of an appointment is mailed about it. Not if a program filled in the form, or if their mailbox or
 * network got too many mails: nobody is told of a mail that does not come.
 */
export async function isConfirmationMailed(
  database: Database,
  appointmentId: string,
): Promise<boolean> {
  const withheld = await database
    .selectFrom("appointments")
    .innerJoin("outbox", "outbox.lead_id", "appointments.lead_id")
    .select("outbox.id")
    .where("appointments.id", "=", appointmentId)
    .where("outbox.kind", "=", "appointment-confirmation")
    .where("outbox.state", "=", "withheld")
    .limit(1)
    .executeTakeFirst();
  return withheld === undefined;
}
