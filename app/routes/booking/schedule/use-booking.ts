import { type RefObject, useRef, useState } from "react";
import { ApiFailure } from "#api-client/api-client.ts";
import { bookInspection, fetchSlots } from "#api-client/booking-calls.ts";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { listed, refusalOf } from "#app/forms/refusal.ts";
import { type BookingForm, slotMessages } from "#domain/booking/booking-form.ts";
import type { VisitChoice } from "../use-visit-choice.ts";
import type { BookedVisit, BookingResult } from "./submit-booking.ts";

const failure = "Failed to schedule appointment. Please try again later.";

/** Submitting, and what became of it (specification 1, sections 4, 5 and 8). */
export function useBooking(
  choice: VisitChoice,
  /** What became of a submission without JavaScript. */
  posted: BookingResult | null | undefined,
  onBooked: (visit: BookedVisit) => void,
  /** The form's time stamp, empty without one. */
  stamp: RefObject<string>,
) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [message, setMessage] = useState(posted?.message ?? "");
  const [refusal, setRefusal] = useState(() => refusalOf(posted?.errors ?? {}));
  const attempt = useRef({ form: "", key: "", stamp: "", isUnanswered: false });

  async function book(form: BookingForm): Promise<void> {
    if (isSubmitting) return;
    setIsSubmitting(true);
    setMessage("");
    setMessage(await tryBooking(form));
    setIsSubmitting(false);
  }

  /** Books; gives the message to show when that failed. */
  async function tryBooking(form: BookingForm): Promise<string> {
    if (!isOffered(form.timeSlot)) return slotMessages.unavailable;
    const written = JSON.stringify(form);
    // The same form again, after a try without an answer, may have been booked: only the same key
    // tells, and a look at the slots would show the visitor's own booking as somebody else's.
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
      const appointment = await bookInspection({ ...form, ...(sent && { stamp: sent }) }, key);
      const { date, timeSlot, email, address } = form;
      onBooked({ id: appointment?.id, date, timeSlot, email, address });
      return "";
    } catch (error) {
      if (!(error instanceof ApiFailure)) {
        attempt.current.isUnanswered = true;
        return `Error: ${failure}`;
      }
      attempt.current.isUnanswered = error.status >= 500;
      if (error.status === 409) choice.reload();
      setRefusal(refusalOf(listed(error.fields)));
      return `Error: ${error.message || failure}`;
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

  return { book, isSubmitting, message, refusal };
}

/** The look before booking. A look that fails is no reason not to book. */
async function isTakenNow({ date, timeSlot }: BookingForm): Promise<boolean> {
  try {
    const { availableSlots, bookedSlots = [] } = await fetchSlots(date);
    return !availableSlots.includes(timeSlot) || bookedSlots.includes(timeSlot);
  } catch {
    return false;
  }
}
