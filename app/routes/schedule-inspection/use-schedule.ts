import { type ReactNode, type RefObject, useRef, useState } from "react";
import type { AppointmentChoice } from "#app/sections/appointment/use-appointment-choice.ts";
import type { Failure } from "#app/sections/appointment/use-failure.ts";
import { isFree } from "#app/sections/appointment/use-slots.ts";
import type { AppointmentForm } from "#domain/appointment/appointment-form.ts";
import { failureMessages } from "#domain/appointment/failure-messages.ts";
import { slotMessages } from "#domain/appointment/slot-messages.ts";
import type { Attempts, BookingFailure, OnBooked } from "./book.ts";
import type { PostedAppointment } from "./submit-appointment.server.ts";

export const formId = "inspection";

/** What books, which is not among the page's first scripts: it is loaded once the form is used. */
export const loadBooking = () => import("./book.ts");

/** Submitting and its outcome. */
export function useSchedule(
  choice: AppointmentChoice,
  failure: Failure,
  /** The outcome of a submission without JavaScript. */
  posted: PostedAppointment | null | undefined,
  onBooked: OnBooked,
  /** The form's time stamp; empty when there is none. */
  stamp: RefObject<string>,
  forgetEntries: () => void,
) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [serverErrors, setServerErrors] = useState(posted?.errors ?? {});
  const [said, say] = useState<ReactNode>(null);
  const attempts = useRef<Attempts>({});
  const isAtWork = useRef(false);
  const given = { formId, say, onBooked, forgetEntries };

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
    const { slots } = choice;
    const isOffered = slots.status === "ready" && isFree(slots, form.timeSlot);
    if (!isOffered) return slotMessages.unavailable;
    const booking = await loadBooking().catch(() => null);
    if (!booking) return `Error: ${failureMessages.schedule}`;
    const failed = await booking.book(form, stamp.current, attempts.current, given);
    account(failed);
    return failed.message;
  }

  function account({ errors, isTaken }: BookingFailure): void {
    if (isTaken) choice.reload();
    if (errors) setServerErrors(errors);
  }

  return {
    book,
    isSubmitting,
    serverErrors,
    said,
    /** For a form that is back with what was typed. */
    async tellOfUnanswered(): Promise<void> {
      (await import("./unanswered-booking.tsx")).tellOfUnanswered(given, account);
    },
  };
}
