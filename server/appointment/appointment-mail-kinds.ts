import { startOf } from "#domain/appointment/reminders.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { MailKindName } from "#domain/lead/mail-kind.ts";
import type { MailKind, OfficeMail, OutboxKind, PersonMail } from "#server/mail/kinds.ts";
import {
  type AppointmentEvent,
  appointmentConfirmation,
  appointmentNotice,
} from "./appointment-mails.tsx";
import { isStillSo } from "./appointment-snapshot.ts";

const ofAppointments = {
  version: 1,
  lane: () => "ordinary",
  lead: {
    person: ({ appointment }) => appointment,
    about({ event, appointment }) {
      const verb = event === "cancelled" ? "canceled" : event;
      return `inspection ${verb}, ${formatDay(appointment.date, "short")}, ${slotLabel(appointment.timeSlot)}`;
    },
  },
} satisfies Partial<MailKind<AppointmentEvent>>;

const appointmentConfirmationKind: PersonMail<AppointmentEvent> = {
  ...ofAppointments,
  to: "person",
  purpose: () => "appointment",
  appointment: ({ appointment }) => appointment.id,
  async stillHolds({ event, appointment }, database, { now, timeZone }) {
    if (startOf(appointment, timeZone) <= now.getTime()) return false;
    return isStillSo(database, appointment, { isCanceled: event === "cancelled" });
  },
  roofLink: "line",
  render: appointmentConfirmation,
};

const appointmentNoticeKind: OfficeMail<AppointmentEvent> = {
  ...ofAppointments,
  to: "office",
  render: appointmentNotice,
};

/** What is mailed about an appointment, by the names under which the outbox knows it. */
export const appointmentMailKinds = {
  "appointment-confirmation": appointmentConfirmationKind,
  "appointment-notice": appointmentNoticeKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
