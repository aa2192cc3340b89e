import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { AppointmentSnapshot } from "#server/appointment/appointment-snapshot.ts";
import type { PersonMail } from "#server/mail/kinds.ts";

type AboutVisit = { appointment: AppointmentSnapshot };

/** What all mails before a visit have in common. Nobody asked for them, and one that may have arrived is not repeated. */
export const mailBeforeVisit = {
  version: 1,
  to: "person",
  purpose: () => "unasked",
  appointment: ({ appointment }) => appointment.id,
  isSentOnce: true,
  lane: () => "ordinary",
} satisfies Partial<PersonMail<AboutVisit>>;

/** What the office is told when such a mail is given up; `what` it was comes before the day and the time. */
export function leadOfVisit(what: string): PersonMail<AboutVisit>["lead"] {
  return {
    person: ({ appointment }) => appointment,
    about: ({ appointment: { date, timeSlot } }) =>
      `${what}, ${formatDay(date, "short")}, ${slotLabel(timeSlot)}`,
  };
}
