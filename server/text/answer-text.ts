import { reminderTexts } from "#content/en/reminders.ts";
import { appointmentPath, pageUrl } from "#content/links.ts";
import { startOf } from "#domain/appointment/reminders.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { understoodPhone } from "#domain/person/understood-phone.ts";
import { confirmTime } from "#server/appointment/confirmed-times.ts";
import { remindable } from "#server/appointment/reminders-repository.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { peopleWithNumber } from "./consents.ts";
import { queueText } from "./queue-text.ts";

/** A text that is nothing but one of the numbers that our own texts ask for. */
type TextAnswer = {
  /** E.164. */
  number: string;
  /** `1`: they will be there; `2`: they want another time. */
  word: "1" | "2";
};

type Answering = { now: Date; mailOptions: MailOptions };

/**
 * Does what a text's `1` or `2` asks for, in the transaction of its arrival: confirms the next appointment that we have
 * reminded the number of, or sends the link at which it is moved.
 * @returns false when nothing of ours asked for it: then it is an ordinary message to the office.
 */
export async function answerText(
  transaction: DatabaseTransaction,
  { number, word }: TextAnswer,
  { now, mailOptions }: Answering,
): Promise<boolean> {
  const { profile, siteUrl } = mailOptions;
  const asked = await findReminded(transaction, number);
  const next = asked.find(
    ({ date, slot }) => startOf({ date, timeSlot: slot }, profile.timeZone) > now.getTime(),
  );
  if (!next) return false;
  if (word === "1") await confirmTime(transaction, next.id, { profile, now });
  const when = { day: formatDay(next.date, "short"), time: slotLabel(next.slot) };
  const body =
    word === "1"
      ? reminderTexts.confirmed(when)
      : reminderTexts.move(`${pageUrl(siteUrl, appointmentPath(next.id))}?change=move`);
  const text = { leadId: next.lead_id, to: number, body, kind: "answered" as const };
  await queueText(transaction, { ...text, notAfter: null }, { now, mailOptions });
  return true;
}

/** Appointments of a number that it was reminded of at the time that they have, in order. */
async function findReminded(
  transaction: DatabaseTransaction,
  number: string,
): Promise<(AppointmentsTable & { lead_id: string })[]> {
  const people = await peopleWithNumber(transaction, number);
  if (people.length === 0) return [];
  const rows = await transaction
    .selectFrom("leads")
    .innerJoin("appointments", "appointments.id", "leads.appointment_id")
    .selectAll("appointments")
    .select("leads.id as lead_id")
    .where("leads.person_id", "in", people)
    .where((row) =>
      row.exists(
        row
          .selectFrom("reminders")
          .select("reminders.kind")
          .whereRef("reminders.appointment_id", "=", "appointments.id")
          .whereRef("reminders.date", "=", "appointments.date")
          .whereRef("reminders.slot", "=", "appointments.slot")
          .where("reminders.kind", "not in", ["call", "off", "untold"])
          .where("reminders.unsent", "is", null),
      ),
    )
    .orderBy("appointments.date")
    .orderBy("appointments.slot")
    .execute();
  return (await remindable(transaction, rows)).filter(
    ({ phone }) => understoodPhone(phone)?.e164 === number,
  );
}
