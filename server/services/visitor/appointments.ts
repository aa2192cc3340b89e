import type { Appointment } from "#domain/appointment/appointment.ts";
import {
  type AppointmentAnswer,
  type AppointmentBody,
  appointmentAnswerOf,
} from "#domain/appointment/appointment-contract.ts";
import type { AppointmentForm, AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { nextFreeDay } from "#domain/appointment/availability.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { AppointmentEvent } from "#server/appointment/appointment-mails.tsx";
import { snapshotOf } from "#server/appointment/appointment-snapshot.ts";
import { type AppointmentChange, createAppointments } from "#server/appointment/appointments.ts";
import { findAppointment } from "#server/appointment/appointments-repository.ts";
import { personInvitation } from "#server/appointment/invitation.ts";
import { customerExists, findOrCreateCustomer } from "#server/customer/customers-repository.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { Answer } from "#server/idempotency/idempotent-call.ts";
import { type Doing, type StoredLead, schedule } from "#server/lead/lead-changes.ts";
import type { Limits } from "#server/limits/limits.ts";
import { invalidInput } from "#server/refusal.ts";
import { isId } from "#server/unguessable-id.ts";
import type { FormSigns } from "./form-signs.ts";
import type { CausedBy, LeadMails, QueueLeadMails } from "./lead-mails.ts";
import type { SentFrom, Submissions } from "./submissions.ts";

export type AppointmentServices = ReturnType<typeof createAppointmentServices>;

/** Availability, booking, viewing, moving and canceling, with limits and mails. */
export function createAppointmentServices(parts: {
  connection: Connection;
  profile: BusinessProfile;
  siteUrl: string;
  clock: () => Date;
  limits: Limits;
  submissions: Submissions;
  queueLeadMails: QueueLeadMails;
  signsOf: FormSigns["signsOf"];
}) {
  const { connection, profile, siteUrl, clock, limits, submissions, queueLeadMails } = parts;
  const appointments = createAppointments({ database: connection.database, profile, clock });

  /** Rises whenever this process changes what can be booked. */
  let changes = 0;

  /** Bookings, moves and cancellations show on cached pages. */
  async function counted<Result>(work: Promise<Result>): Promise<Result> {
    const result = await work;
    changes += 1;
    return result;
  }

  /**
   * Counts the change against its limits and queues its mails, in its transaction.
   * @throws Refusal 429 when `network` is over a limit; the change is rolled back.
   */
  async function announced(
    transaction: DatabaseTransaction,
    { appointment, event }: AppointmentChange,
    network: string,
  ): Promise<Appointment> {
    if (!event) return appointment;
    await limitEvent(transaction, event, network);
    await queueMails(transaction, event, changeOf(event), { network });
    return appointment;
  }

  async function queueMails(
    transaction: DatabaseTransaction,
    event: AppointmentEvent,
    change: LeadMails["change"],
    by: CausedBy,
  ): Promise<void> {
    const lead: LeadMails = {
      change,
      email: event.appointment.email,
      confirmation: { kind: "appointment-confirmation", payload: event },
      isConfirmationWithheld: event.suspicion?.isConfirmationWithheld ?? false,
      notices: [{ kind: "appointment-notice", payload: event }],
    };
    await queueLeadMails(transaction, lead, by);
  }

  async function limitEvent(
    transaction: DatabaseTransaction,
    { event, appointment }: AppointmentEvent,
    network: string,
  ): Promise<void> {
    if (event === "cancelled") return limits.cancellation(transaction, network);
    if (event === "moved")
      return limits.move(transaction, { network, appointmentId: appointment.id });
    const mailbox = mailboxKey(appointment.email);
    const openAppointments = () => appointments.openAppointments(transaction, mailbox);
    return limits.appointment(transaction, { network, mailbox, openAppointments });
  }

  async function book(
    transaction: DatabaseTransaction,
    { website, stamp, ...form }: AppointmentBody,
    network: string,
  ): Promise<Answer<AppointmentAnswer>> {
    const { fillingTime } = parts.signsOf({ stamp });
    const booked = await appointments.book(transaction, {
      ...form,
      honeypot: website,
      fillingTime,
    });
    const appointment = await announced(transaction, booked, network);
    return { status: 201, body: appointmentAnswerOf(appointment) };
  }

  return {
    today: appointments.today,
    bookableDays: appointments.bookableDays,
    readDay: appointments.readDay,
    slotsOn: appointments.slotsOn,
    summarize: appointments.summarize,
    find: appointments.find,

    /** The first day with a free time; undefined when there is none. */
    async nextFreeDay(): Promise<CalendarDay | undefined> {
      const days = appointments.bookableDays();
      return nextFreeDay(days, await appointments.summarize(days));
    },

    /** A text that changes when availability may have changed: through this process's appointments or a new day. */
    edition: () => `${appointments.today()} ${changes}`,

    /** Notes that times were freed elsewhere, such as by an erasure. */
    seatsFreed(): void {
      changes += 1;
    },

    /** A booked appointment as an iCalendar file for the visitor; undefined when there is none. */
    async calendarOf(id: string): Promise<string | undefined> {
      const row = isId(id) ? await findAppointment(connection.database, id) : undefined;
      if (row?.status !== "booked") return undefined;
      return personInvitation(snapshotOf(row), "PUBLISH", { profile, siteUrl }).content;
    },

    /** Books for a registered customer: 201 with the appointment. */
    book(sent: SentFrom, body: AppointmentBody): Promise<Answer<AppointmentAnswer>> {
      const booked = submissions.submitLimited(sent, async (transaction) => {
        if (!(await customerExists(transaction, body.customerId))) {
          throw invalidInput({ customerId: "Customer is not known. Please register first." });
        }
        return book(transaction, body, sent.network);
      });
      return counted(booked);
    },

    /** Registers the visitor and books, in one step: what the page does without JavaScript. */
    registerAndBook(sent: SentFrom, form: AppointmentForm): Promise<Answer<AppointmentAnswer>> {
      const booked = submissions.submitLimited(sent, async (transaction) => {
        const { customerId } = await findOrCreateCustomer(transaction, form, clock());
        return book(transaction, { ...form, customerId, stamp: "" }, sent.network);
      });
      return counted(booked);
    },

    /**
     * Books for the person of a locked lead, without visitors' limits, or moves their appointment. Afterwards the lead
     * is scheduled and answered.
     * @throws Refusal 400 when the day or time is not offered or the address is missing, 409 when the slot is taken.
     */
    async bookForLead(
      transaction: DatabaseTransaction,
      lead: StoredLead,
      wanted: { date: string; timeSlot: Slot; address: string },
      doing: Doing,
    ): Promise<void> {
      const time = { date: appointments.readDay(wanted.date), timeSlot: wanted.timeSlot };
      const address = wanted.address || lead.address;
      if (!address) throw invalidInput({ address: "Property address is required" });
      const { name, email, phone } = lead;
      const known = lead.appointment_id;
      const isAhead = known !== null && (await appointments.isAhead(transaction, known));
      const { customerId } = isAhead
        ? { customerId: "" }
        : await findOrCreateCustomer(transaction, { name, email, phone, address }, clock());
      const { appointment, event } = isAhead
        ? await appointments.move(transaction, known, time)
        : await appointments.book(transaction, {
            ...{ name, email, phone, address, ...time, customerId },
            ...{ notes: "", honeypot: "", fillingTime: null, isTrusted: true },
          });
      await schedule(transaction, lead, { appointmentId: appointment.id, address }, doing);
      if (event) {
        const { id, date, timeSlot } = event.appointment;
        const change = { appointment: { id, event: event.event, date, timeSlot } };
        await queueMails(transaction, event, change, { staffId: doing.staffId });
      }
      changes += 1;
    },

    move(id: string, target: AppointmentTime, network: string): Promise<Appointment> {
      const moved = submissions.changeLimited(network, async (transaction) =>
        announced(transaction, await appointments.move(transaction, id, target), network),
      );
      return counted(moved);
    },

    cancel(id: string, network: string): Promise<Appointment> {
      const cancelled = submissions.changeLimited(network, async (transaction) =>
        announced(transaction, await appointments.cancel(transaction, id), network),
      );
      return counted(cancelled);
    },
  };
}

/** A booking is a new lead; a move or cancellation belongs to an existing one. */
function changeOf({ event, appointment, suspicion }: AppointmentEvent): LeadMails["change"] {
  const { id, date, timeSlot, notes } = appointment;
  const changed = { id, event, date, timeSlot };
  if (event !== "booked") return { appointment: changed };
  return {
    arrived: {
      kind: "appointment",
      sourceId: id,
      source: "appointment",
      person: appointment,
      subject: "",
      message: notes,
      emergency: false,
      suspicion: suspicion ?? { isSuspected: false, isConfirmationWithheld: false },
      appointment: changed,
    },
  };
}
