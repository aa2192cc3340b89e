import type { Appointment } from "#domain/appointment/appointment.ts";
import {
  type AppointmentBody,
  type AppointmentResponse,
  appointmentResponseOf,
} from "#domain/appointment/appointment-contract.ts";
import type { AppointmentForm, AppointmentTime } from "#domain/appointment/appointment-form.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { SaidOrigin } from "#domain/lead/came-from.ts";
import type { AppointmentWithEvent } from "#server/appointment/appointment-event.ts";
import { createAppointments } from "#server/appointment/appointments.ts";
import { findAppointment, lockAppointment } from "#server/appointment/appointments-repository.ts";
import { areRemindersOff } from "#server/appointment/reminders/reminders-off.ts";
import { createVisitorTimes } from "#server/appointment/visitor-times.ts";
import { customerExists, findOrCreateCustomer } from "#server/customer/customers-repository.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { CallResponse } from "#server/idempotency/idempotent-call.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { invalidInput, unknownAppointment } from "#server/refusal.ts";
import { isId } from "#server/unguessable-id.ts";
import { addAppointmentPhotos, countAppointmentPhotos } from "./added-photos.ts";
import { calendarOf } from "./appointment-calendar.ts";
import { isConfirmationMailed } from "./appointment-confirmation.ts";
import { appointmentMails, changeOf } from "./appointment-lead-mails.ts";
import { limitEvent } from "./appointment-limits.ts";
import type { AvailabilityServices } from "./availability.ts";
import { confirmTime, isConfirmationAsked } from "./confirmed-times.ts";
import { acceptOffer } from "./earlier-times.ts";
import type { FormSigns } from "./form-signs.ts";
import { isAnswerAwaited } from "./kept-times.ts";
import type { QueueLeadMails } from "./lead-mails.ts";
import type { SentFrom, Submissions } from "./submissions.ts";
import { endTexts, textsOf, wantTexts } from "./text-consents.ts";
import { afterVisitorChange, tellOfBooking } from "./visitor-changes.ts";
import { wantReminders } from "./wanted-reminders.ts";

type ChangedBy = Pick<SentFrom, "network" | "browser">;

/** Booking, viewing, moving and canceling, with limits and mails. */
export function createAppointmentServices(parts: {
  connection: Connection;
  profile: BusinessProfile;
  mailOptions: MailOptions;
  clock: () => Date;
  limits: Limits;
  submissions: Submissions;
  availability: Pick<AvailabilityServices, "changedBy">;
  queueLeadMails: QueueLeadMails;
  signsOf: FormSigns["signsOf"];
}) {
  const { connection, profile, mailOptions, clock, limits, submissions, availability } = parts;
  const { database } = connection;
  const appointments = createAppointments({ database, profile, clock });
  const times = createVisitorTimes({ profile, clock });

  return {
    /**
     * The appointment with the facts its holder may see, whether we wait to hear if they keep the time to which we
     * moved it, whether we ask if they will be there, whether they are reminded of it and texted about it, how many
     * photos we have from them, and whether it was confirmed to them by mail; undefined when the id is unknown.
     */
    async find(id: string) {
      const found = await appointments.find(id);
      const row = found && (await findAppointment(database, id));
      return (
        row && {
          ...found,
          isAnswerAwaited: await isAnswerAwaited(database, found.id),
          isConfirmationAsked: isConfirmationAsked(row, { profile, now: clock() }),
          areRemindersOff: await areRemindersOff(database, found.id),
          texts: await textsOf(database, row, mailOptions),
          photos: await countAppointmentPhotos(database, found.id),
          isMailed: await isConfirmationMailed(database, found.id),
        }
      );
    },

    /** Whether visitors can be texted about appointments. */
    offersTexts: mailOptions.visitorTexts !== undefined,

    /** Begins or ends texts to the number of an appointment. @throws Refusal 404 */
    setTexts: (id: string, { isWanted }: { isWanted: boolean }, network: string): Promise<void> =>
      submissions.changeLimited(network, async (transaction) => {
        const row = isId(id) ? await lockAppointment(transaction, id) : undefined;
        if (!row) throw unknownAppointment();
        if (isWanted) await wantTexts(transaction, row, "appointment", clock());
        else await endTexts(transaction, row, clock());
      }),

    /**
     * Notes that the person will be there, and keeps the time to which we moved it, if we did. @throws Refusal 404
     */
    keep: (id: string, network: string): Promise<Appointment> =>
      submissions.changeLimited(network, (transaction) =>
        confirmTime(transaction, id, { profile, now: clock() }),
      ),

    /** Ends or begins the reminders of an appointment. @throws Refusal 404 */
    setReminders: (id: string, isWanted: boolean, network: string): Promise<void> =>
      submissions.changeLimited(network, (transaction) =>
        wantReminders(transaction, id, { isWanted, now: clock() }),
      ),

    /**
     * Takes pictures of what the person worries about; the office sees them with the lead.
     * @returns how many are there by now.
     * @throws Refusal 404
     */
    addPhotos: (id: string, photos: readonly string[], network: string): Promise<number> =>
      submissions.changeLimited(network, (transaction) =>
        addAppointmentPhotos(transaction, id, photos, clock()),
      ),

    /** A booked appointment as an iCalendar file for the visitor; undefined when there is none. */
    calendarOf: (id: string) => calendarOf(database, id, mailOptions),

    /** Books for a registered customer: 201 with the appointment. */
    book(sent: SentFrom, body: AppointmentBody): Promise<CallResponse<AppointmentResponse>> {
      const booked = submissions.submitLimited(sent, async (transaction) => {
        if (!(await customerExists(transaction, body.customerId))) {
          throw invalidInput({ customerId: "Customer is not known. Please register first." });
        }
        return book(transaction, body, sent);
      });
      return availability.changedBy(booked);
    },

    /** Registers the visitor and books, in one step: what the page does without JavaScript. */
    registerAndBook(
      sent: SentFrom,
      form: AppointmentForm,
    ): Promise<CallResponse<AppointmentResponse>> {
      const booked = submissions.submitLimited(sent, async (transaction) => {
        const { customerId } = await findOrCreateCustomer(transaction, form, clock());
        return book(transaction, { ...form, customerId, stamp: "" }, sent);
      });
      return availability.changedBy(booked);
    },

    /** @param by the network, and the browser if it holds a seat. */
    move(id: string, target: AppointmentTime, by: ChangedBy): Promise<Appointment> {
      const claim = times.offered(by.browser);
      const moved = submissions.changeLimited(by.network, (transaction) =>
        change(transaction, id, by.network, () =>
          appointments.move(transaction, id, target, claim),
        ),
      );
      return availability.changedBy(moved);
    },

    /**
     * Moves an appointment to the earlier time that its person was offered.
     * @throws Refusal 404 unknown, 409 when the offer has ended, or the appointment is canceled or past.
     */
    takeEarlier(id: string, offerId: string, network: string): Promise<Appointment> {
      const taken = submissions.changeLimited(network, (transaction) =>
        change(transaction, id, network, async (row) => {
          if (!row) throw unknownAppointment();
          const { date, slot } = await acceptOffer(transaction, row, offerId, clock());
          const time = { date, timeSlot: slot };
          return appointments.move(transaction, id, time, times.freed(offerId));
        }),
      );
      return availability.changedBy(taken);
    },

    cancel(id: string, network: string): Promise<Appointment> {
      const canceled = submissions.changeLimited(network, (transaction) =>
        change(transaction, id, network, () => appointments.cancel(transaction, id)),
      );
      return availability.changedBy(canceled);
    },
  };

  async function book(
    transaction: DatabaseTransaction,
    { website, stamp, textConsent, cameFrom, ...form }: AppointmentBody,
    { network, browser }: ChangedBy,
  ): Promise<CallResponse<AppointmentResponse>> {
    const { fillingTime } = parts.signsOf({ stamp });
    const booked = await appointments.book(transaction, {
      ...form,
      honeypot: website,
      fillingTime,
      holder: browser,
    });
    const appointment = await announced(transaction, booked, network, cameFrom);
    if (textConsent) await consent(transaction, appointment.id);
    await tellOfBooking(transaction, appointment.id, { mailOptions, now: clock() });
    const isMailed = await isConfirmationMailed(transaction, appointment.id);
    const body = { ...appointmentResponseOf(appointment), ...(!isMailed && { isMailed }) };
    return { status: 201, body };
  }

  async function consent(transaction: DatabaseTransaction, id: string): Promise<void> {
    const row = await findAppointment(transaction, id);
    if (row) await wantTexts(transaction, row, "booking", clock());
  }

  /** Moves or cancels, brings the lead back to waiting and tells staff. Without an event nothing has changed. */
  async function change(
    transaction: DatabaseTransaction,
    id: string,
    network: string,
    apply: (before: AppointmentsTable | undefined) => Promise<AppointmentWithEvent>,
  ): Promise<Appointment> {
    const before = isId(id) ? await lockAppointment(transaction, id) : undefined;
    const changed = await apply(before);
    const appointment = await announced(transaction, changed, network);
    if (before && changed.event) {
      await afterVisitorChange(transaction, before, { mailOptions, now: clock() });
    }
    return appointment;
  }

  /**
   * Counts the event against its limits and queues its mails, in its transaction.
   * @throws Refusal 429 when `network` is over a limit; the event is rolled back.
   */
  async function announced(
    transaction: DatabaseTransaction,
    { appointment, event }: AppointmentWithEvent,
    network: string,
    cameFrom?: SaidOrigin,
  ): Promise<Appointment> {
    if (!event) return appointment;
    await limitEvent(transaction, event, { limits, appointments, network });
    await parts.queueLeadMails(transaction, appointmentMails(event, changeOf(event, cameFrom)), {
      network,
    });
    return appointment;
  }
}
