import { appointmentTexts } from "#content/en/appointment-texts.ts";
import { appointmentPath, pageUrl } from "#content/links.ts";
import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { startOf } from "#domain/appointment/reminders.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { TextKind } from "#domain/text/text-kind.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { queueText } from "./queue-text.ts";

/** What happened to an appointment, and the time before a move. */
type Event = {
  event: "booked" | "moved" | "cancelled";
  appointment: AppointmentTime & { id: string; phone: string };
  previous?: AppointmentTime;
};

/** The same, as its person is texted. */
type ToText = {
  event: Event;
  /** Whether we have moved it, so that they are asked whether they keep the new time. */
  isOurMove?: boolean;
  /** Whether nothing else tells them of it, such as a mail. */
  isAlone?: boolean;
  /** The telling of a change that it belongs to. */
  tellingId?: string;
  /** When it is sent first; absent: at once. */
  dueAt?: Date;
};

/**
 * Texts a person who wants texts what their mail about an appointment says, in the transaction of what happened. A move to the
 * time that they knew already, which has no previous one, is not written about.
 * @returns false, without effect, when they are not texted.
 */
export async function textAboutAppointment(
  transaction: DatabaseTransaction,
  { event: { event, appointment, previous }, isOurMove = false, isAlone, tellingId, dueAt }: ToText,
  { mailOptions, now }: { mailOptions: MailOptions; now: Date },
): Promise<boolean> {
  if (event === "moved" && !previous) return false;
  const { id, date, timeSlot, phone } = appointment;
  const { profile, siteUrl } = mailOptions;
  const row = await transaction
    .selectFrom("appointments")
    .select("lead_id")
    .where("id", "=", id)
    .executeTakeFirst();
  // A cancellation names the time that they believed in; of a booking they believe nothing, unless we have moved it.
  const believed = previous ?? (event === "cancelled" ? { date, timeSlot } : undefined);
  const when = `${formatDay(date, "short")}, ${slotLabel(timeSlot)}`;
  const link = pageUrl(siteUrl, appointmentPath(id));
  const kind: keyof typeof appointmentTexts =
    event === "moved" && isOurMove ? "rescheduled" : kinds[event];
  const bodies: Record<typeof kind, string> = {
    booked: appointmentTexts.booked(profile, when, link),
    moved: appointmentTexts.moved(profile, when, link),
    rescheduled: appointmentTexts.rescheduled(profile, when),
    canceled: appointmentTexts.canceled(profile, when),
  };
  const text = {
    ...{ leadId: row?.lead_id ?? null, to: phone, kind, body: bodies[kind] },
    notAfter: new Date(startOf(appointment, profile.timeZone)),
    about: { id, date, timeSlot },
    ...(isAlone && believed && { believed }),
    ...(dueAt && { dueAt }),
    tellingId,
  };
  return queueText(transaction, text, { now, mailOptions });
}

const kinds = {
  booked: "booked",
  moved: "moved",
  cancelled: "canceled",
} as const satisfies Record<Event["event"], TextKind>;
