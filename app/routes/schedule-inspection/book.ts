import type { ReactNode } from "react";
import { fetchSlots } from "#api-client/appointment-calls.ts";
import { bookAppointment } from "#api-client/booking-call.ts";
import {
  type Attempt,
  attemptAt,
  forgetAttempt,
  keepAttempt,
  unansweredAttempt,
} from "#app/forms/attempt.ts";
import { failureOfCall } from "#app/forms/failure.ts";
import type { FieldErrors } from "#app/forms/parse-form.ts";
import type { BookedAppointment } from "#app/sections/appointment/scheduled-panel.tsx";
import { sendAndSay } from "#app/sections/signal/patience.tsx";
import type { AppointmentForm } from "#domain/appointment/appointment-form.ts";
import { failureMessages } from "#domain/appointment/failure-messages.ts";
import { slotMessages } from "#domain/appointment/slot-messages.ts";

/** What a form has tried before. */
export type Attempts = {
  last?: Attempt;
  /** One that may have arrived: its answer was lost, or the page was reloaded meanwhile. */
  unanswered?: Attempt | undefined;
};

export type BookingOutcome =
  | { booked: BookedAppointment }
  | {
      /** Why it is not booked; empty when it was taken back. */
      message: string;
      errors?: FieldErrors;
      /** Whether the time may be gone. */
      isTaken?: boolean;
    };

/** Books, over a network that may be weak: `say` hears how it gets on. */
export async function book(
  form: AppointmentForm,
  stamp: string,
  attempts: Attempts,
  { formId, say }: { formId: string; say(said: ReactNode): void },
): Promise<BookingOutcome> {
  attempts.unanswered ??= unansweredAttempt(formId);
  const last = attempts.last ?? attempts.unanswered;
  const current = attemptAt(JSON.stringify(form), stamp, last);
  attempts.last = current;
  const { idempotencyKey, stamp: sent } = current;
  try {
    const outcome = await sendAndSay(
      async (isRepeat) => {
        // After a call without an answer, the same form may already have been booked. Only sending it
        // again with the same key can tell: a look at the slots would report the visitor's own
        // appointment as somebody else's.
        const mayBeBooked = isRepeat || current === attempts.unanswered;
        if (!mayBeBooked && (await isTakenNow(form))) return null;
        keepAttempt(formId, current);
        return bookAppointment({ ...form, ...(sent && { stamp: sent }) }, idempotencyKey);
      },
      {},
      say,
    );
    if (!outcome) {
      attempts.unanswered = current;
      return { message: "" };
    }
    if (!outcome.answer) return { message: slotMessages.justBooked, isTaken: true };
    forgetAttempt(formId);
    const { date, timeSlot, email, address } = form;
    return { booked: { ...outcome.answer, date, timeSlot, email, address } };
  } catch (error) {
    const { status, message, errors } = failureOfCall(error, failureMessages.schedule);
    const isUnanswered = status === 0 || status >= 500;
    attempts.unanswered = isUnanswered ? current : undefined;
    if (!isUnanswered) forgetAttempt(formId);
    return { message, errors, isTaken: status === 409 };
  }
}

/** Checks the slot before booking. If the check fails, booking goes ahead anyway. */
async function isTakenNow({ date, timeSlot }: AppointmentForm): Promise<boolean> {
  try {
    const { availableSlots, bookedSlots } = await fetchSlots(date);
    return !availableSlots.includes(timeSlot) || bookedSlots.includes(timeSlot);
  } catch {
    return false;
  }
}
