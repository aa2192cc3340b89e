import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { type Slot, slotLabel } from "#domain/calendar/slot.ts";
import { phoneLink } from "#domain/person/contact-links.ts";
import { contactPhoneOf } from "#domain/person/understood-phone.ts";
import { contactFacts } from "#server/mail/contact-facts.tsx";
import type { Contact } from "#server/mail/kinds.ts";
import { ActionButton, Facts, Letter, renderLetter } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import type { UnsentNews } from "./unsent-news.ts";

/** When an appointment is. */
export type AppointmentTimes = { date: CalendarDay; timeSlot: Slot };

/** A change of an appointment, as told to its inspector or to the assignee of its lead. */
export type AppointmentChange = {
  /** Null: it no longer has a lead. */
  leadId: string | null;
  /** What happened: `Moved by visitor`. */
  heading: string;
  time: AppointmentTimes;
  /** Where it was before a move. */
  previous: AppointmentTimes | null;
  person: Contact;
  to: { name: string; email: string };
  /** While it can be taken back. */
  unsent?: UnsentNews;
};

/** Mail to a staff member about an appointment that has changed, with one tap to call the person. */
export async function appointmentChangeMail(
  { leadId, heading, time, previous, person, to }: AppointmentChange,
  { profile, mailFrom, siteUrl }: MailOptions,
): Promise<MailMessage> {
  const when = timeText(time);
  const body = await renderLetter(
    <Letter profile={profile} preview={`${when}, ${person.name}`} heading={heading}>
      <Facts
        facts={[
          [previous ? "Now" : "Inspection", when],
          ["Before", previous && timeText(previous)],
          ...contactFacts(person),
        ]}
      />
      {person.phone && (
        <ActionButton href={phoneLink(contactPhoneOf(person.phone))}>
          Call {person.name}
        </ActionButton>
      )}
      {leadId && (
        <ActionButton href={`${siteUrl}/desk/leads/${leadId}`}>Open the lead</ActionButton>
      )}
    </Letter>,
  );
  return {
    from: mailFrom,
    to: { name: to.name, address: to.email },
    subject: `${heading}: ${person.name}, ${when}`,
    ...body,
  };
}

/** `Wed, Jun 3, 9:00 AM` */
export function timeText({ date, timeSlot }: AppointmentTimes): string {
  return `${formatDay(date, "short")}, ${slotLabel(timeSlot)}`;
}
