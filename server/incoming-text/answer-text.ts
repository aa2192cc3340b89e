import { answerTexts } from "#content/en/appointment-texts.ts";
import { appointmentPath, pageUrl } from "#content/links.ts";
import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { startOf } from "#domain/appointment/reminders.ts";
import { isSameTime } from "#domain/appointment/told-time.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { understoodPhone } from "#domain/person/understood-phone.ts";
import { asksForAnswer } from "#domain/text/text-kind.ts";
import { findAppointment } from "#server/appointment/appointments-repository.ts";
import { confirmTime } from "#server/appointment/confirmed-times.ts";
import { untoldOf } from "#server/appointment/told-times.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { findWritable } from "#server/mail/writing-gate.ts";
import { peopleWithNumber } from "#server/text/consents.ts";
import type { PersonText, TextSubject } from "#server/text/person-text.ts";
import { queueText } from "#server/text/queue-text.ts";

/** A text that is nothing but one of the numbers that our own texts ask for. */
type TextAnswer = {
  /** E.164. */
  number: string;
  /** `1`: they keep the time; `2`: they want another one. */
  word: "1" | "2";
};

type Answering = { now: Date; mailOptions: MailOptions };

/**
 * Does what a text's `1` or `2` asks for, in the transaction of its arrival. It answers what we last asked the number: that
 * time is confirmed, or gets the link at which it is moved. If the appointment has another time since, nothing is confirmed:
 * the number gets that time and its link.
 * @returns false when somebody at the office has to read it, too: nothing of ours asked for it, what it asked about is over or
 * canceled, or the person has not been told of the time that it has now.
 */
export async function answerText(
  transaction: DatabaseTransaction,
  { number, word }: TextAnswer,
  { now, mailOptions }: Answering,
): Promise<boolean> {
  const { profile, siteUrl } = mailOptions;
  const asked = await findAsked(transaction, number);
  if (!asked) return false;
  const row = await findAhead(transaction, asked, number);
  if (!row?.lead_id) return false;
  const time = { date: row.date, timeSlot: row.slot };
  if (startOf(time, profile.timeZone) <= now.getTime()) return false;
  const isUntold = untoldOf(row) !== null;
  const isAsAsked = !isUntold && isSameTime(asked, time);
  if (isAsAsked && word === "1") await confirmTime(transaction, row.id, { profile, now });
  const link = pageUrl(siteUrl, appointmentPath(row.id));
  const body = wordsFor({ ...time, isUntold, isAsAsked, word }, { link, profile });
  const text = { leadId: row.lead_id, to: number, body, kind: "answered" as const };
  await queueText(transaction, { ...text, notAfter: null }, { now, mailOptions });
  return !isUntold;
}

/** What we answer about an appointment at this time, whose page is at `link`. */
function wordsFor(
  {
    date,
    timeSlot,
    isUntold,
    isAsAsked,
    word,
  }: AppointmentTime & { isUntold: boolean; isAsAsked: boolean; word: TextAnswer["word"] },
  { link, profile }: { link: string; profile: MailOptions["profile"] },
): string {
  const when = `${formatDay(date, "short")}, ${slotLabel(timeSlot)}`;
  if (isUntold) return answerTexts.proposed(profile, when, link);
  if (!isAsAsked) return answerTexts.movedSince(profile, when, link);
  return word === "1"
    ? answerTexts.confirmed(profile, when)
    : answerTexts.move(profile, `${link}?change=move`);
}

/** What the last text to a number was about that asks for an answer, and may have arrived; undefined when none has. */
async function findAsked(
  transaction: DatabaseTransaction,
  number: string,
): Promise<TextSubject | undefined> {
  const people = await peopleWithNumber(transaction, number);
  if (people.length === 0) return undefined;
  const sent = await transaction
    .selectFrom("leads")
    .innerJoin("outbox", "outbox.lead_id", "leads.id")
    .select("outbox.payload")
    .where("leads.person_id", "in", people)
    .where("outbox.kind", "=", "person-text")
    .where("outbox.handed_over_at", "is not", null)
    .orderBy("outbox.handed_over_at", "desc")
    .orderBy("outbox.id")
    .execute();
  for (const { payload } of sent) {
    const { phone, kind, about }: PersonText = JSON.parse(payload);
    if (phone === number && about && asksForAnswer[kind]) return about;
  }
  return undefined;
}

/** The appointment that a text was about, if it is the number's and nothing has come of it yet. */
async function findAhead(
  transaction: DatabaseTransaction,
  { id }: TextSubject,
  number: string,
): Promise<AppointmentsTable | undefined> {
  const row = await findAppointment(transaction, id);
  if (row?.status !== "booked" || row.pending_until !== null) return undefined;
  if (row.progress !== "booked" && row.progress !== "confirmed") return undefined;
  if (understoodPhone(row.phone)?.e164 !== number) return undefined;
  return (await findWritable(transaction, [id], "unasked")).has(id) ? row : undefined;
}
