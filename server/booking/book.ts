import {
  type AppointmentBody,
  type AppointmentResponse,
  appointmentResponseOf,
} from "#domain/appointment/appointment-contract.ts";
import type { AppointmentForm } from "#domain/appointment/appointment-form.ts";
import type { AppointmentEvent } from "#server/appointment/appointment-mails.tsx";
import { findAppointment } from "#server/appointment/appointments-repository.ts";
import { bookAppointment } from "#server/appointment/book-appointment.ts";
import type { AppointmentWithEvent } from "#server/appointment/changed-appointment.ts";
import { chosenIn, offeredTime } from "#server/appointment/visitor-times.ts";
import type { SentFrom } from "#server/call/sent-from.ts";
import { customerExists, findOrCreateCustomer } from "#server/customer/customers-repository.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { CallResponse } from "#server/idempotency/idempotent-call.ts";
import { invalidInput } from "#server/refusal.ts";
import { textsOf } from "#server/text/text-consents.ts";
import { tellOfBooking } from "./after-visitor-change.ts";
import { announce, textAbout } from "./announce.ts";
import { isConfirmationMailed } from "./appointment-confirmation.ts";
import { consentTo } from "./booked-texts.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { announcePending, heldBackUntil } from "./hold-back.ts";
import { reachOf } from "./shown-appointment.ts";

type Booked = CallResponse<AppointmentResponse>;

/** Books for a registered customer: 201 with the appointment. @throws Refusal 400, 409, 429 */
export function book(deps: BookingDeps, sent: SentFrom, body: AppointmentBody): Promise<Booked> {
  const zone = deps.profile.timeZone;
  const booked = deps.submissions.submitLimited(sent, async (transaction) => {
    if (!(await customerExists(transaction, body.customerId))) {
      throw invalidInput({ customerId: "Customer is not known. Please register first." });
    }
    return bookIn(deps, transaction, body, { ...sent, zone });
  });
  return deps.availability.changedBy(booked);
}

/** Registers the visitor and books, in one step: what the page does without JavaScript. @throws Refusal 400, 409, 429 */
export function registerAndBook(
  deps: BookingDeps,
  sent: SentFrom,
  form: AppointmentForm,
): Promise<Booked> {
  const zone = deps.profile.timeZone;
  const booked = deps.submissions.submitLimited(sent, async (transaction) => {
    const { customerId } = await findOrCreateCustomer(transaction, form, deps.clock());
    return bookIn(deps, transaction, { ...form, customerId, stamp: "" }, { ...sent, zone });
  });
  return deps.availability.changedBy(booked);
}

async function bookIn(
  deps: BookingDeps,
  transaction: DatabaseTransaction,
  body: AppointmentBody,
  /** With the time zone in which the times were shown. */
  { network, browser, zone }: Pick<SentFrom, "network" | "browser"> & { zone: string },
): Promise<Booked> {
  const { website, stamp, ...form } = body;
  const { fillingTime } = deps.signsOf({ stamp });
  const moment = { profile: deps.profile, now: deps.clock() };
  const booked = await bookAppointment(
    transaction,
    { ...form, honeypot: website, fillingTime },
    { ...moment, claim: chosenIn(zone, deps.storedZone, offeredTime(moment, browser)) },
  );
  const { event } = booked;
  const until = await heldBackUntil(deps, transaction, event, network);
  return event && until
    ? pending(deps, transaction, { ...booked, event }, { body, network, until })
    : firm(deps, transaction, booked, { body, network });
}

/** What is told of a booking that has to be confirmed by `until`, and to whom; and the answer to its visitor. */
async function pending(
  deps: BookingDeps,
  transaction: DatabaseTransaction,
  { appointment, event }: AppointmentWithEvent & { event: AppointmentEvent },
  { body, network, until }: { body: AppointmentBody; network: string; until: Date },
): Promise<Booked> {
  const { cameFrom, textConsent } = body;
  const told = { event, until, network, cameFrom, textConsent };
  const isTexted = await announcePending(deps, transaction, told);
  const isMailed = await isConfirmationMailed(transaction, appointment.id);
  return {
    status: 201,
    body: {
      ...appointmentResponseOf({
        ...appointment,
        status: "pending",
        pendingUntil: until.toISOString(),
      }),
      ...(!isMailed && { isMailed }),
      ...(isTexted && { isTexted }),
    },
  };
}

/** The same of a booking that is firm. */
async function firm(
  deps: BookingDeps,
  transaction: DatabaseTransaction,
  booked: AppointmentWithEvent,
  { body, network }: { body: AppointmentBody; network: string },
): Promise<Booked> {
  const { mailOptions, clock } = deps;
  const { cameFrom, textConsent } = body;
  const appointment = await announce(deps, transaction, booked, { network, cameFrom });
  const { id } = appointment;
  if (textConsent) await consentTo(transaction, id, clock());
  await textAbout(deps, transaction, booked.event);
  await tellOfBooking(transaction, id, { mailOptions, now: clock() });
  const isMailed = await isConfirmationMailed(transaction, id);
  const row = await findAppointment(transaction, id);
  const texts = row ? await textsOf(transaction, row, mailOptions) : null;
  const { isReminded, isOfferedEarlier } = await reachOf(transaction, id, texts);
  return {
    status: 201,
    body: {
      ...appointmentResponseOf(appointment),
      ...(!isMailed && { isMailed }),
      ...(isReminded !== isMailed && { isReminded }),
      ...(isOfferedEarlier !== isMailed && { isOfferedEarlier }),
    },
  };
}
