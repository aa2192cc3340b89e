import { appointmentTextConsent, endOfTexts } from "#content/en/appointment-text-consent.ts";
import { bookingTextConsent } from "#content/en/booking-text-consent.ts";
import { understoodPhone } from "#domain/person/understood-phone.ts";
import type { ConsentWay } from "#domain/text/text-kind.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { lockLeadOfAppointment } from "#server/lead/stored-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { findWritable, standingOfAppointment } from "#server/mail/writing-gate.ts";
import { addConsent, addConsentOfAll, mayText } from "./consents.ts";
import { findTextless } from "./textless-numbers.ts";

/** Texts about an appointment, as its page shows them: the last four digits of the number, and whether it gets them. */
export type AppointmentTexts = { ending: string; isWanted: boolean };

type Appointment = Pick<AppointmentsTable, "id" | "phone">;

/**
 * Null when there are none: nobody is texted, the number cannot be or gets no texts, or what we know of the appointment keeps us from it,
 * so that asking for texts would begin none.
 */
export async function textsOf(
  database: Database,
  { id, phone }: Appointment,
  { visitorTexts }: Pick<MailOptions, "visitorTexts">,
): Promise<AppointmentTexts | null> {
  const number = visitorTexts ? understoodPhone(phone)?.e164 : null;
  if (!number || (await findTextless(database, [number])).has(number)) return null;
  const isWanted = await mayText(database, number);
  const isShown = isWanted
    ? (await findWritable(database, [id], "unasked")).has(id)
    : await mayConsent(database, id);
  return isShown ? { ending: number.slice(-4), isWanted } : null;
}

/**
 * Keeps that the number of an appointment wants texts, in the transaction in which somebody said so. Not of one with any
 * sign of spam, by which somebody could have us text a third person: more than it takes to be reminded by mail.
 */
export async function wantTexts(
  transaction: DatabaseTransaction,
  { id, phone }: Appointment,
  way: Extract<ConsentWay, "booking" | "appointment">,
  now: Date,
): Promise<void> {
  const number = understoodPhone(phone)?.e164;
  const lead = await lockLeadOfAppointment(transaction, id);
  if (!number || !lead?.person_id || !(await mayConsent(transaction, id))) return;
  const wording = way === "booking" ? bookingTextConsent : appointmentTextConsent(number.slice(-4));
  const consent = { number, personId: lead.person_id, state: "consented" as const, wording, way };
  await addConsent(transaction, consent, now);
}

/** Whether whoever has the link of an appointment may ask for texts to its number. */
async function mayConsent(database: Database, appointmentId: string): Promise<boolean> {
  return (await standingOfAppointment(database, appointmentId)) === "trusted";
}

/** Keeps that the number of an appointment wants no more texts. */
export async function endTexts(
  transaction: DatabaseTransaction,
  { phone }: Pick<Appointment, "phone">,
  now: Date,
): Promise<void> {
  const number = understoodPhone(phone)?.e164;
  if (!number) return;
  const said = { number, state: "revoked" as const, wording: endOfTexts };
  await addConsentOfAll(transaction, { ...said, way: "appointment" }, now);
}
