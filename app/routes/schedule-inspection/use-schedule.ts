import { type RefObject, useRef, useState } from "react";
import { bookAppointment, fetchSlots } from "#api-client/appointment-calls.ts";
import {
  type Attempt,
  attemptAt,
  forgetAttempt,
  keepAttempt,
  unansweredAttempt,
} from "#app/forms/attempt.ts";
import { failureOfCall } from "#app/forms/failure.ts";
import type { BookedAppointment } from "#app/sections/appointment/scheduled-panel.tsx";
import type { AppointmentChoice } from "#app/sections/appointment/use-appointment-choice.ts";
import type { Failure } from "#app/sections/appointment/use-failure.ts";
import { isFree } from "#app/sections/appointment/use-slots.ts";
import { useSignal } from "#app/sections/signal/use-signal.ts";
import type { AppointmentForm } from "#domain/appointment/appointment-form.ts";
import { failureMessages } from "#domain/appointment/failure-messages.ts";
import { slotMessages } from "#domain/appointment/slot-messages.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import type { PostedAppointment } from "./submit-appointment.server.ts";

export const formId = "inspection";

/** Submitting and its outcome. */
export function useSchedule(
  choice: AppointmentChoice,
  failure: Failure,
  /** The outcome of a submission without JavaScript. */
  posted: PostedAppointment | null | undefined,
  onBooked: (appointment: BookedAppointment) => void,
  /** The form's time stamp; empty when there is none. */
  stamp: RefObject<string>,
) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [serverErrors, setServerErrors] = useState(posted?.errors ?? {});
  const attempt = useRef<Attempt>(undefined);
  const unanswered = useRef<Attempt>(undefined);
  const isAtWork = useRef(false);
  const signal = useSignal();

  async function book(form: AppointmentForm): Promise<void> {
    // A busy button can still be pressed, and two presses can come before it is rendered as busy.
    if (isAtWork.current) return;
    isAtWork.current = true;
    setIsSubmitting(true);
    failure.clear();
    failure.tell(await tryBooking(form));
    setIsSubmitting(false);
    isAtWork.current = false;
  }

  /** Books. Returns the message to show on failure, or an empty text. */
  async function tryBooking(form: AppointmentForm): Promise<string> {
    if (!isOffered(form.timeSlot)) return slotMessages.unavailable;
    unanswered.current ??= unansweredAttempt(formId);
    const last = attempt.current ?? unanswered.current;
    const current = attemptAt(JSON.stringify(form), stamp.current, last);
    attempt.current = current;
    try {
      // After a call without an answer, the same form may already have been booked. Only sending it
      // again with the same key can tell: a look at the slots would report the visitor's own
      // appointment as somebody else's.
      const outcome = await signal.send(async (isRepeat) => {
        const mayBeBooked = isRepeat || current === unanswered.current;
        if (!mayBeBooked && (await isTakenNow(form))) return slotMessages.justBooked;
        const { idempotencyKey, stamp: sent } = current;
        keepAttempt(formId, current);
        return bookAppointment({ ...form, ...(sent && { stamp: sent }) }, idempotencyKey);
      });
      if (!outcome) {
        unanswered.current = current;
        return "";
      }
      if (typeof outcome.answer === "string") {
        choice.reload();
        return outcome.answer;
      }
      forgetAttempt(formId);
      const { date, timeSlot, email, address } = form;
      onBooked({ ...outcome.answer, date, timeSlot, email, address });
      return "";
    } catch (error) {
      const { status, message, errors } = failureOfCall(error, failureMessages.schedule);
      unanswered.current = status === 0 || status >= 500 ? current : undefined;
      if (!unanswered.current) forgetAttempt(formId);
      if (status === 409) choice.reload();
      setServerErrors(errors);
      return message;
    }
  }

  function isOffered(slot: Slot): boolean {
    const { slots } = choice;
    return slots.status === "ready" && isFree(slots, slot);
  }

  return { book, isSubmitting, serverErrors, said: signal.said };
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
