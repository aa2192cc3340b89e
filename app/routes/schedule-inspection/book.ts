import type { ReactNode } from "react";
import { fetchSlots } from "#api-client/appointment-calls.ts";
import { bookAppointment } from "#api-client/booking-call.ts";
import { cameFrom } from "#api-client/came-from.ts";
import { type Attempt, attemptAt, sendAttempt, unansweredAttempt } from "#app/forms/attempt.ts";
import { failureOfCall } from "#app/forms/failure.ts";
import type { FieldErrors } from "#app/forms/parse-form.ts";
import { rememberAppointment } from "#app/sections/appointment/booked-here.ts";
import {
  type BookedAppointment,
  ScheduledPanel,
} from "#app/sections/appointment/scheduled-panel.tsx";
import { sendAndSay } from "#app/sections/signal/patience.tsx";
import { unansweredBooking } from "#content/en/sent-here.ts";
import type { AppointmentForm } from "#domain/appointment/appointment-form.ts";
import { failureMessages } from "#domain/appointment/failure-messages.ts";
import { slotMessages } from "#domain/appointment/slot-messages.ts";
import { asItIsNow, type BookingNow } from "./as-it-is-now.ts";

/** What a form has tried before. */
export type Attempts = { last?: Attempt | undefined };

/** Why it is not booked. */
export type BookingFailure = {
  /** Empty when it is booked, or was taken back. */
  message: string;
  errors?: FieldErrors;
  /** Whether the time may be gone. */
  isTaken?: boolean;
};

/** Gets what confirms it, too: the page has it only since what books was loaded, and does not depend on another answer. */
export type OnBooked = (
  appointment: BookedAppointment,
  Confirmation: typeof ScheduledPanel,
) => void;

/** The form that is sent, how to say how it gets on, and what to do once it is booked. */
export type Given = {
  formId: string;
  say(said: ReactNode): void;
  onBooked: OnBooked;
  /** Also once the form was left. */
  forgetEntries(): void;
};

/** A form, and what it is given. */
type Stand = { element: HTMLElement | null; given: Given };

/** The form that is back with what was typed, if one is. */
let back: Stand | undefined;

/** Has a form that is back with what was typed show what is answered to a press before. */
export function showHere(given: Given): void {
  back = { element: document.getElementById(given.formId), given };
}

/** Books, over a network that may be weak. */
export async function book(
  form: AppointmentForm,
  stamp: string,
  attempts: Attempts,
  given: Given,
): Promise<BookingFailure> {
  const { formId, say } = given;
  const along = () => ({ ...(stamp && { stamp }), cameFrom: cameFrom() });
  const current = attemptAt(form, along, attempts.last ?? unansweredAttempt(formId));
  attempts.last = current;
  const element = document.getElementById(formId);
  const isHere = () => element?.isConnected === true;
  const send = (isRepeat: boolean) =>
    sendAndSay(
      async (mayBeBooked) => {
        // After a call without an answer, the same form may already have been booked. Only sending it
        // again with the same key can tell: a look at the slots would report the visitor's own
        // appointment as somebody else's.
        if (!mayBeBooked && (await isTakenNow(form))) return null;
        const answer = await bookAppointment(JSON.parse(current.body), current.idempotencyKey);
        return mayBeBooked ? asItIsNow(answer) : answer;
      },
      { say, form: element, isRepeat },
    );
  const outcome = await sendAttempt(formId, current, isHere, send, (answer) => {
    if (attempts.last !== current || !answer) return;
    if (answer === "canceled") attempts.last = undefined;
    else booked(answer, form, { element, given });
  });
  if ("answer" in outcome) {
    if (outcome.answer === "canceled")
      return { message: unansweredBooking.canceled, isTaken: true };
    if (!outcome.answer) return { message: slotMessages.justBooked, isTaken: true };
    return { message: "" };
  }
  if (!("error" in outcome)) return { message: "" };
  const { status, message, errors } = failureOfCall(outcome.error, failureMessages.schedule);
  if (status === 422) attempts.last = undefined;
  return { message, errors, isTaken: status === 409 };
}

/** Shows it where the form is, or remembers it for the next time that this page is opened, if it has been left. */
function booked(
  answer: BookingNow,
  { date, timeSlot, email, address }: AppointmentForm,
  pressed: Stand,
): void {
  pressed.given.forgetEntries();
  const here = [pressed, back].find((stand) => stand?.element?.isConnected);
  if (here) {
    here.given.onBooked({ date, timeSlot, ...answer, email, address }, ScheduledPanel);
  } else if (answer.id) rememberAppointment(answer.id);
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
