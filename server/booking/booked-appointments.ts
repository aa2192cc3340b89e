import type { Appointment } from "#domain/appointment/appointment.ts";
import type { AppointmentBody } from "#domain/appointment/appointment-contract.ts";
import type { AppointmentForm, AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { asAppointment } from "#server/appointment/changed-appointment.ts";
import { confirmTime } from "#server/appointment/confirmed-times.ts";
import { press } from "#server/bursts/press.ts";
import { isPressKey } from "#server/bursts/press-key.ts";
import type { SentFrom } from "#server/call/sent-from.ts";
import { wantReminders } from "#server/reminders/wanted-reminders.ts";
import { addAppointmentPhotos } from "./added-photos.ts";
import { calendarOf } from "./appointment-as-calendar.ts";
import { book, registerAndBook } from "./book.ts";
import { setTexts } from "./booked-texts.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { findShown } from "./shown-appointment.ts";
import { cancel, move, takeEarlier } from "./visitor-change.ts";

export type AppointmentServices = ReturnType<typeof createAppointmentServices>;

/** Booking, viewing, moving and canceling, with limits and mails. */
export function createAppointmentServices(deps: BookingDeps) {
  const { connection, mailOptions, clock, stampSecret } = deps;
  const { changeLimited } = deps.submissions;

  return {
    find: (id: string) => findShown(deps, id),
    book: (sent: SentFrom, body: AppointmentBody) => book(deps, sent, body),
    registerAndBook: (sent: SentFrom, form: AppointmentForm) => registerAndBook(deps, sent, form),
    move: (id: string, target: AppointmentTime, by: Pick<SentFrom, "network" | "browser">) =>
      move(deps, id, target, by),
    takeEarlier: (id: string, offerId: string, network: string) =>
      takeEarlier(deps, id, offerId, network),
    cancel: (id: string, network: string) => cancel(deps, id, network),
    keep: (id: string, network: string, seen?: AppointmentTime) => keep(deps, id, network, seen),

    /** Whether a link that carries this key may confirm the booking. */
    mayPress: (id: string, key: string) => isPressKey(key, id, stampSecret),

    /**
     * Makes a pending booking firm. Pressing again changes nothing.
     * @throws Refusal 404 unknown, 400 a wrong key, 409 too late.
     */
    press: (id: string, key: string, network: string): Promise<Appointment> =>
      changeLimited(network, async (transaction) => {
        const pressing = { secret: stampSecret, mailOptions, now: clock() };
        return asAppointment(await press(transaction, { id, key }, pressing));
      }),

    /** Ends or begins the reminders of an appointment. @throws Refusal 404 */
    setReminders: (id: string, isWanted: boolean, network: string): Promise<void> =>
      changeLimited(network, (transaction) =>
        wantReminders(transaction, id, { isWanted, now: clock() }),
      ),

    /** Whether visitors can be texted about appointments. */
    offersTexts: mailOptions.visitorTexts !== undefined,

    setTexts: (id: string, wanted: { isWanted: boolean }, network: string) =>
      setTexts(deps, id, wanted, network),

    /**
     * Takes pictures of what the person worries about; the office sees them with the lead.
     * @returns how many are there by now.
     * @throws Refusal 404
     */
    addPhotos: (id: string, photos: readonly string[], network: string): Promise<number> =>
      changeLimited(network, (transaction) =>
        addAppointmentPhotos(transaction, id, photos, clock()),
      ),

    /** A booked appointment as an iCalendar file for the visitor; undefined when there is none. */
    calendarOf: (id: string) => calendarOf(connection.database, id, mailOptions),
  };
}

/**
 * Notes that the person will be there, and keeps the time to which we moved it, if we did.
 * @param seen the time that they say it of; missing: the one that they know.
 * @throws Refusal 404, 409
 */
function keep(
  { submissions, profile, clock }: BookingDeps,
  id: string,
  network: string,
  seen?: AppointmentTime,
): Promise<Appointment> {
  return submissions.changeLimited(network, (transaction) =>
    confirmTime(transaction, id, { profile, now: clock(), seen }),
  );
}
