import { useState } from "react";
import { unansweredAttempt } from "#app/forms/attempt.ts";
import { MessageWithPhone } from "#app/sections/phone/message-with-phone.tsx";
import { unansweredBooking as words } from "#content/en/sent-here.ts";
import type { AppointmentForm } from "#domain/appointment/appointment-form.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { Button } from "#ui/pages/button.tsx";
import { Notice } from "#ui/pages/notice.tsx";
import { book, type Given, showHere } from "./book.ts";

/**
 * Says of a booking that was on its way when its page was left, that nobody knows whether it arrived: its own time may be
 * shown as taken, so that the form alone could not send it again. A press sends the same words with the same key.
 */
export function tellOfUnanswered(given: Given): void {
  const attempt = unansweredAttempt(given.formId);
  if (!attempt) return;
  showHere(given);
  const form: AppointmentForm = JSON.parse(attempt.words);

  async function send(): Promise<void> {
    const { message } = await book(form, "", { last: attempt }, given);
    if (message) given.say(<Failed message={message} />);
  }

  given.say(<UnansweredBooking form={form} onSend={send} />);
}

function UnansweredBooking({ form, onSend }: { form: AppointmentForm; onSend(): Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const when = `${formatDay(form.date)}, ${slotLabel(form.timeSlot)}`;
  return (
    <Notice tone="warning" title={words.title}>
      <p>{words.text(when)}</p>
      <Button
        type="button"
        look="quiet"
        className="mt-4"
        busy={isBusy}
        onClick={() => {
          setBusy(true);
          void onSend();
        }}
      >
        {words.send}
      </Button>
    </Notice>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <Notice tone="error">
      <MessageWithPhone message={message} />
    </Notice>
  );
}
