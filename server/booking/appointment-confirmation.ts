import type { Database } from "#server/database/connection.ts";

const kinds = ["appointment-confirmation", "booking-pending"];

/**
 * Whether the person of an appointment is mailed about it. Not if a program filled in the form, if their mailbox or network
 * got too many mails, if we have given the mail up, or once they have canceled what nobody had confirmed: nobody is told of a mail that does not come.
 */
export async function isConfirmationMailed(
  database: Database,
  appointmentId: string,
): Promise<boolean> {
  const newest = await database
    .selectFrom("appointments")
    .innerJoin("outbox", "outbox.lead_id", "appointments.lead_id")
    .select(["outbox.kind", "outbox.state", "appointments.status"])
    .where("appointments.id", "=", appointmentId)
    .where("outbox.kind", "in", kinds)
    .orderBy("outbox.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!newest) return true;
  if (newest.kind === "booking-pending" && newest.status === "cancelled") return false;
  return newest.state !== "withheld" && newest.state !== "dead";
}

/** Whether the link that confirms a pending booking is in a text to its person, too. */
export async function isLinkTexted(database: Database, appointmentId: string): Promise<boolean> {
  const texts = await database
    .selectFrom("appointments")
    .innerJoin("outbox", "outbox.lead_id", "appointments.lead_id")
    .select("outbox.payload")
    .where("appointments.id", "=", appointmentId)
    .where("outbox.kind", "=", "person-text")
    .where("outbox.state", "in", ["queued", "sending", "sent"])
    .execute();
  return texts.some(({ payload }) => JSON.parse(payload).kind === "confirm");
}
