import { pendingMailWords } from "#content/en/pending-mails.ts";
import { pageUrl, pressPath } from "#content/links.ts";
import type { Appointment } from "#domain/appointment/appointment.ts";
import {
  type AppointmentBody,
  type AppointmentResponse,
  appointmentResponseOf,
} from "#domain/appointment/appointment-contract.ts";
import type { AppointmentForm, AppointmentTime } from "#domain/appointment/appointment-form.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { clockTime } from "#domain/calendar/clock-time.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { SaidOrigin } from "#domain/lead/came-from.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import { afterQuietHours } from "#domain/text/quiet-hours.ts";
import { type AppointmentWithEvent, asAppointment } from "#server/appointment/appointment-event.ts";
import type { AppointmentEvent } from "#server/appointment/appointment-mails.tsx";
import { createAppointments } from "#server/appointment/appointments.ts";
import { findAppointment, lockAppointment } from "#server/appointment/appointments-repository.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import { confirmTime, isConfirmationAsked } from "#server/appointment/confirmed-times.ts";
import { isAnswerAwaited } from "#server/appointment/kept-times.ts";
import { appointmentMails, changeOf } from "#server/appointment/mails-of-event.ts";
import { areRemindersOff } from "#server/appointment/reminders-off.ts";
import { untoldOf } from "#server/appointment/told-times.ts";
import { createVisitorTimes } from "#server/appointment/visitor-times.ts";
import { brake } from "#server/bursts/booking-brake.ts";
import { letGo } from "#server/bursts/let-go.ts";
import { burstMailKinds } from "#server/bursts/pending-mails.tsx";
import { press } from "#server/bursts/press.ts";
import { isPressKey, pressKeyOf } from "#server/bursts/press-key.ts";
import type { SentFrom } from "#server/call/submission.ts";
import { customerExists, findOrCreateCustomer } from "#server/customer/customers-repository.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { acceptOffer } from "#server/earlier/earlier-times.ts";
import type { CallResponse } from "#server/idempotency/idempotent-call.ts";
import { callNoMore } from "#server/lead/called-leads.ts";
import { addCalendarChange, addLeadChange } from "#server/lead/lead-events.ts";
import { lockLeadOfAppointment } from "#server/lead/stored-lead.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { findMailable } from "#server/mail/writing-gate.ts";
import { invalidInput, unknownAppointment } from "#server/refusal.ts";
import { wantReminders } from "#server/reminders/wanted-reminders.ts";
import type { FormSigns } from "#server/spam/form-signs.ts";
import type { QueueLeadMails } from "#server/submission/queue-lead-mails.ts";
import type { Submissions } from "#server/submission/submissions.ts";
import { queueText } from "#server/text/queue-text.ts";
import { type AppointmentTexts, endTexts, textsOf, wantTexts } from "#server/text/text-consents.ts";
import { isId } from "#server/unguessable-id.ts";
import { addAppointmentPhotos, countAppointmentPhotos } from "./added-photos.ts";
import { calendarOf } from "./appointment-calendar.ts";
import { isConfirmationMailed, isLinkTexted } from "./appointment-confirmation.ts";
import { limitEvent } from "./appointment-limits.ts";
import { afterVisitorChange, tellOfBooking } from "./visitor-changes.ts";

type ChangedBy = Pick<SentFrom, "network" | "browser">;

export type AppointmentServices = ReturnType<typeof createAppointmentServices>;

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
  /** Key of the links that confirm pending bookings. */
  stampSecret: string;
}) {
  const { connection, profile, mailOptions, clock, limits, submissions, availability } = parts;
  const { database } = connection;
  const appointments = createAppointments({ database, profile, clock });
  const times = createVisitorTimes({ profile, clock });

  return {
    /**
     * The appointment with the facts its holder may see, whether we wait to hear if they keep the time to which we
     * moved it, whether we ask if they will be there, whether they want reminders and texts about it and whether any
     * reach them, how many photos we have from them, whether we mail them about it, and whether a text has the link that
     * confirms a pending one; undefined when the id is unknown.
     */
    async find(id: string) {
      const found = await appointments.find(id);
      const row = found && (await findAppointment(database, id));
      if (!row) return undefined;
      const texts = await textsOf(database, row, mailOptions);
      return {
        ...found,
        isAnswerAwaited: await isAnswerAwaited(database, found.id),
        isConfirmationAsked: isConfirmationAsked(row, { profile, now: clock() }),
        areRemindersOff: await areRemindersOff(database, found.id),
        ...(await reachOf(database, id, texts)),
        texts,
        photos: await countAppointmentPhotos(database, found.id),
        isMailed: row.email !== "" && (await isConfirmationMailed(database, found.id)),
        isTexted: row.pending_until !== null && (await isLinkTexted(database, found.id)),
      };
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
     * Notes that the person will be there, and keeps the time to which we moved it, if we did.
     * @param seen the time that they say it of; missing: the one that they know.
     * @throws Refusal 404, 409
     */
    keep: (id: string, network: string, seen?: AppointmentTime): Promise<Appointment> =>
      submissions.changeLimited(network, (transaction) =>
        confirmTime(transaction, id, { profile, now: clock(), seen }),
      ),

    /** Whether a link that carries this key may confirm the booking. */
    mayPress: (id: string, key: string) => isPressKey(key, id, parts.stampSecret),

    /**
     * Makes a pending booking firm. Pressing again changes nothing.
     * @throws Refusal 404 unknown, 400 a wrong key, 409 too late.
     */
    press: (id: string, key: string, network: string): Promise<Appointment> =>
      submissions.changeLimited(network, async (transaction) => {
        const pressing = { secret: parts.stampSecret, mailOptions, now: clock() };
        return asAppointment(await press(transaction, { id, key }, pressing));
      }),

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
      const canceled = submissions.changeLimited(network, async (transaction) => {
        const row = isId(id) ? await lockAppointment(transaction, id) : undefined;
        if (row?.status !== "booked" || !row.pending_until) {
          const canceled = await change(transaction, id, network, () =>
            appointments.cancel(transaction, id),
          );
          if (row?.status === "cancelled" && untoldOf(row)) await endUntold(transaction, id);
          return canceled;
        }
        await limits.cancellation(transaction, network);
        const doing = { profile, limits, now: clock(), staffId: null };
        return asAppointment(await letGo(transaction, row, "canceled", doing));
      });
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
    const until = await heldBackUntil(transaction, booked, network);
    if (until && booked.event) {
      const pending = { event: booked.event, until, network, cameFrom, textConsent };
      const isTexted = await announcedPending(transaction, pending);
      const { appointment } = booked;
      const isMailed = await isConfirmationMailed(transaction, appointment.id);
      const body = {
        ...appointmentResponseOf({
          ...appointment,
          status: "pending",
          pendingUntil: until.toISOString(),
        }),
        ...(!isMailed && { isMailed }),
        ...(isTexted && { isTexted }),
      };
      return { status: 201, body };
    }
    const appointment = await announced(transaction, booked, network, cameFrom);
    if (textConsent) await consent(transaction, appointment.id);
    await tellOfBooking(transaction, appointment.id, { mailOptions, now: clock() });
    const { id } = appointment;
    const isMailed = await isConfirmationMailed(transaction, id);
    const row = await findAppointment(transaction, id);
    const texts = row ? await textsOf(transaction, row, mailOptions) : null;
    const { isReminded, isOfferedEarlier } = await reachOf(transaction, id, texts);
    const body = {
      ...appointmentResponseOf(appointment),
      ...(!isMailed && { isMailed }),
      ...(isReminded !== isMailed && { isReminded }),
      ...(isOfferedEarlier !== isMailed && { isOfferedEarlier }),
    };
    return { status: 201, body };
  }

  /** Whether what is not about a change reaches the person: reminders, and mails about earlier times. */
  async function reachOf(database: Database, id: string, texts: AppointmentTexts | null) {
    const isMailable = (await findMailable(database, [id], "unasked")).has(id);
    // `textsOf` has asked whether texts may go to them.
    return { isReminded: isMailable || texts?.isWanted === true, isOfferedEarlier: isMailable };
  }

  /** Until when a booking has to be confirmed; null: it is firm. */
  async function heldBackUntil(
    transaction: DatabaseTransaction,
    { event }: AppointmentWithEvent,
    network: string,
  ): Promise<Date | null> {
    if (!event || !limits.isOn) return null;
    const { id, email } = event.appointment;
    const booking = { id, mailbox: mailboxKey(email) };
    const mayBookFirmly = () => limits.mayBookFirmly(transaction, network);
    return brake(transaction, booking, { profile, now: clock(), mayBookFirmly });
  }

  /**
   * The same as `announced` for a booking that waits: the office hears of it once it is confirmed.
   * @returns whether the link is in a text, too. It is not if that would come only after the quiet hours.
   */
  async function announcedPending(
    transaction: DatabaseTransaction,
    pending: {
      event: AppointmentEvent;
      until: Date;
      network: string;
      cameFrom: SaidOrigin | undefined;
      textConsent: boolean | undefined;
    },
  ): Promise<boolean> {
    const { event, until, network, cameFrom, textConsent } = pending;
    const { appointment } = event;
    const { id, date, timeSlot, phone } = appointment;
    await limitEvent(transaction, event, { limits, appointments, network });
    const key = pressKeyOf(id, parts.stampSecret);
    const change = changeOf(event, cameFrom);
    const causedBy = limits.causing(network);
    const payload = { appointment, until: until.toISOString(), key, causedBy };
    await parts.queueLeadMails(
      transaction,
      {
        kinds: burstMailKinds,
        change:
          "arrived" in change ? { arrived: { ...change.arrived, pendingUntil: until } } : change,
        email: appointment.email,
        confirmation: { kind: "booking-pending", payload },
        notices: [],
      },
      { network },
    );
    if (!textConsent) return false;
    await consent(transaction, id);
    const now = clock();
    if (afterQuietHours(now, profile.timeZone) > now) return false;
    const row = await findAppointment(transaction, id);
    const when = `${formatDay(date, "short")}, ${slotLabel(timeSlot)}`;
    const link = pageUrl(mailOptions.siteUrl, pressPath(id, key));
    const body = pendingMailWords.text(when, clockTime(until, profile.timeZone), link);
    const text = { leadId: row?.lead_id ?? null, to: phone, kind: "confirm" as const, body };
    return queueText(transaction, { ...text, notAfter: until }, { now, mailOptions });
  }

  async function consent(transaction: DatabaseTransaction, id: string): Promise<void> {
    const row = await findAppointment(transaction, id);
    if (row) await wantTexts(transaction, row, "booking", clock());
  }

  /** Ends the call about a change that the person of an appointment has learned of by themselves. */
  async function endUntold(transaction: DatabaseTransaction, id: string): Promise<void> {
    const lead = await lockLeadOfAppointment(transaction, id);
    if (!lead) return;
    if (lead.follow_up_reason === "unconfirmed") await callNoMore(transaction, lead, clock());
    else await addLeadChange(transaction, lead.id, clock());
    await addCalendarChange(transaction, clock());
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
