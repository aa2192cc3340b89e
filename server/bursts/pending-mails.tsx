import {
  pendingMailWords,
  takenBackWords,
  unpressedWords,
  burstMailWords as words,
} from "#content/en/pending-mails.ts";
import { pageUrl, pressPath } from "#content/links.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { clockTime } from "#domain/calendar/clock-time.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { MailKindName } from "#domain/lead/mail-kind.ts";
import { type AppointmentSnapshot, isStillSo } from "#server/appointment/appointment-snapshot.ts";
import { findAppointment } from "#server/appointment/appointments-repository.ts";
import { personInvitation } from "#server/appointment/calendar-invitation.ts";
import type { Database } from "#server/database/connection.ts";
import { Unwanted } from "#server/mail/delivery-fault.ts";
import type { OfficeMail, OutboxKind, PersonMail } from "#server/mail/kinds.ts";
import { ActionButton, Facts, Letter, Paragraph, renderLetter } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { personLetter, QuestionsLine } from "#server/mail/person-letter.tsx";

/** A booking that its visitor has to confirm. */
export type PendingBooking = {
  appointment: AppointmentSnapshot;
  /** ISO text. */
  until: string;
  /** What only the link in this mail carries (`pressKeyOf`). */
  key: string;
  /** By what the mail is counted that follows if nobody confirms it (`causing`); absent in one of an earlier release. */
  causedBy?: readonly { digest: string; times: number }[];
};

/** A booking whose seat is free again. */
export type LetGo = {
  appointment: AppointmentSnapshot;
  /** Nobody confirmed it in time, or the desk has taken its whole burst back. */
  because: "unpressed" | "taken-back";
  /** Whether it was firm, so that a calendar may have it. */
  wasFirm: boolean;
};

/** Many bookings have arrived in a short time. */
type BookingBurst = { bookings: number; beganAt: string };

/** Asks a visitor to confirm a booking. Its link leads to a page with a button: opening it changes nothing. */
async function pendingBookingMail(
  { appointment, until, key }: PendingBooking,
  options: MailOptions,
): Promise<MailMessage> {
  const { profile, siteUrl } = options;
  const end = clockTime(new Date(until), profile.timeZone);
  const when = `${formatDay(appointment.date)}, ${slotLabel(appointment.timeSlot)}`;
  return personLetter(
    {
      person: appointment,
      subject: pendingMailWords.subject(
        `${formatDay(appointment.date, "short")}, ${slotLabel(appointment.timeSlot)}`,
        end,
      ),
      heading: pendingMailWords.heading,
      preview: pendingMailWords.preview(end),
      children: (
        <>
          <Paragraph>{pendingMailWords.intro(end)}</Paragraph>
          <Facts facts={[["Your time", `${when}, ${profile.timeZoneName}`]]} />
          <ActionButton href={pageUrl(siteUrl, pressPath(appointment.id, key))}>
            {pendingMailWords.open}
          </ActionButton>
          <Paragraph>{pendingMailWords.notYou}</Paragraph>
          <QuestionsLine profile={profile} />
        </>
      ),
    },
    options,
  );
}

/** Tells a person that their booking no longer stands, and how to book again. */
async function letGoMail(
  { appointment, because, wasFirm }: LetGo,
  options: MailOptions,
): Promise<MailMessage> {
  const { profile, siteUrl } = options;
  const said = because === "unpressed" ? unpressedWords : takenBackWords;
  const when = `${formatDay(appointment.date)}, ${slotLabel(appointment.timeSlot)}`;
  const letter = await personLetter(
    {
      person: appointment,
      subject: `${said.subject}: ${formatDay(appointment.date, "short")}, ${slotLabel(appointment.timeSlot)}`,
      heading: said.heading,
      preview: when,
      children: (
        <>
          <Paragraph>{said.text}</Paragraph>
          <Facts facts={[["The time was", `${when}, ${profile.timeZoneName}`]]} />
          <ActionButton href={pageUrl(siteUrl, "/schedule-inspection")}>{said.again}</ActionButton>
          <QuestionsLine profile={profile} />
        </>
      ),
    },
    options,
  );
  if (!wasFirm) return letter;
  return { ...letter, invitation: personInvitation(appointment, "CANCEL", options) };
}

/** Tells the office, once, that a burst has begun. */
async function bookingBurstMail(
  { bookings, beganAt }: BookingBurst,
  { profile, mailFrom, officeEmail, siteUrl }: MailOptions,
): Promise<MailMessage> {
  const heading = words.heading(bookings, clockTime(new Date(beganAt), profile.timeZone));
  const body = await renderLetter(
    <Letter profile={profile} preview={words.preview} heading={heading}>
      <Paragraph>{words.why}</Paragraph>
      <Paragraph>{words.asked}</Paragraph>
      <Paragraph>{words.desk}</Paragraph>
      <ActionButton href={`${siteUrl}/desk/leads`}>{words.open}</ActionButton>
    </Letter>,
  );
  return { from: mailFrom, to: officeEmail, subject: words.subject(heading), ...body };
}

const ofBooking = {
  version: 1,
  to: "person",
  purpose: () => "appointment",
  appointment: ({ appointment }) => appointment.id,
  lane: () => "ordinary",
} satisfies Partial<PersonMail<{ appointment: AppointmentSnapshot }>>;

const pendingBookingKind: PersonMail<PendingBooking> = {
  ...ofBooking,
  lead: {
    person: ({ appointment }) => appointment,
    about: ({ appointment }) =>
      `inspection to be confirmed, ${formatDay(appointment.date, "short")}, ${slotLabel(appointment.timeSlot)}`,
  },
  stillHolds: ({ appointment }, database) => isPending(database, appointment),
  async refuseWrongMoment({ appointment, until }, { database, now }) {
    const isLeft = new Date(until) > now && (await isPending(database, appointment));
    if (!isLeft) throw new Unwanted("nothing is left to confirm");
  },
  render: pendingBookingMail,
};

async function isPending(database: Database, { id }: AppointmentSnapshot): Promise<boolean> {
  const row = await findAppointment(database, id);
  return row?.status === "booked" && row.pending_until !== null;
}

const letGoKind: PersonMail<LetGo> = {
  ...ofBooking,
  stillHolds: ({ appointment }, database) => isStillSo(database, appointment, { isCanceled: true }),
  lead: {
    person: ({ appointment }) => appointment,
    about: ({ appointment, because }) =>
      `inspection ${because === "unpressed" ? "not confirmed" : "taken back"}, ${formatDay(appointment.date, "short")}, ${slotLabel(appointment.timeSlot)}`,
  },
  render: letGoMail,
};

const bookingBurstKind: OfficeMail<BookingBurst> = {
  version: 1,
  to: "office",
  lane: () => "ordinary",
  lead: null,
  render: bookingBurstMail,
};

/** What is mailed about bookings to be confirmed, by the names under which the outbox knows it. */
export const burstMailKinds = {
  "booking-pending": pendingBookingKind,
  "booking-let-go": letGoKind,
  "booking-burst": bookingBurstKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
