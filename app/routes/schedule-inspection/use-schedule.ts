import { type RefObject, useRef, useState } from "react";
import { bookAppointment, fetchSlots } from "#api-client/appointment-calls.ts";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { failureOfCall } from "#app/forms/failure.ts";
import { tellsOfConflict } from "#app/sections/appointment/slot-conflict.ts";
import type { AppointmentChoice } from "#app/sections/appointment/use-appointment-choice.ts";
import { type AppointmentForm, slotMessages } from "#domain/appointment/appointment-form.ts";
import { failureMessages } from "#domain/appointment/failure-messages.ts";
import type { BookedAppointment, PostedAppointment } from "./submit-appointment.server.ts";

/** Submitting, and what became of it (specification 1, sections 4, 5 and 8). */
export function useSchedule(
  choice: AppointmentChoice,
  /** What became of a submission without JavaScript. */
  posted: PostedAppointment | null | undefined,
  onBooked: (appointment: BookedAppointment) => void,
  /** The form's time stamp, empty without one. */
  stamp: RefObject<string>,
) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [failed, setFailed] = useState({ message: posted?.message ?? "", isNew: false });
  const [serverErrors, setServerErrors] = useState(posted?.errors ?? {});
  const attempt = useRef({ form: "", key: "", stamp: "", isUnanswered: false });
  const isAtWork = useRef(false);

  async function book(form: AppointmentForm): Promise<void> {
    // A button that is sending can still be pressed; two presses can come before it is drawn so.
    if (isAtWork.current) return;
    isAtWork.current = true;
    setIsSubmitting(true);
    setFailed({ message: "", isNew: true });
    setFailed({ message: await tryBooking(form), isNew: true });
    setIsSubmitting(false);
    isAtWork.current = false;
  }

  /** Books; gives the message to show when that failed. */
  async function tryBooking(form: AppointmentForm): Promise<string> {
    if (!isOffered(form.timeSlot)) return slotMessages.unavailable;
    const written = JSON.stringify(form);
    // The same form again, after a try without an answer, may have been booked: only the same key
    // tells, and a look at the slots would show the visitor's own appointment as somebody else's.
    const isRepeat = attempt.current.form === written;
    if (!isRepeat) {
      const [key, stampNow] = [newSubmissionKey(), stamp.current];
      attempt.current = { form: written, key, stamp: stampNow, isUnanswered: false };
    }
    if (!attempt.current.isUnanswered && (await isTakenNow(form))) {
      choice.reload();
      return slotMessages.justBooked;
    }
    try {
      const { key, stamp: sent } = attempt.current;
      const appointment = await bookAppointment({ ...form, ...(sent && { stamp: sent }) }, key);
      const { date, timeSlot, email, address } = form;
      onBooked({ id: appointment?.id, date, timeSlot, email, address });
      return "";
    } catch (error) {
      const { status, message, errors } = failureOfCall(error, failureMessages.schedule);
      attempt.current.isUnanswered = status === 0 || status >= 500;
      if (status === 409) choice.reload();
      setServerErrors(errors);
      return message;
    }
  }

  function isOffered(timeSlot: string): boolean {
    const { slots } = choice;
    return (
      slots.status === "ready" &&
      slots.available.includes(timeSlot) &&
      !slots.booked.includes(timeSlot)
    );
  }

  const isConflict = tellsOfConflict(failed.message);
  return {
    book,
    isSubmitting,
    /** What is told at the form's end. */
    message: isConflict ? "" : failed.message,
    /** What is told at the times. */
    conflict: (isConflict && failed) || undefined,
    serverErrors,
  };
}

/** The look before booking. A look that fails is no reason not to book. */
async function isTakenNow({ date, timeSlot }: AppointmentForm): Promise<boolean> {
  try {
    const { availableSlots, bookedSlots = [] } = await fetchSlots(date);
    return !availableSlots.includes(timeSlot) || bookedSlots.includes(timeSlot);
  } catch {
    return false;
  }
}
