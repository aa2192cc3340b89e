import type { ReactNode } from "react";
import { type Attempt, isRecognized, unansweredAttempt } from "#app/forms/attempt.ts";
import { MessageWithPhone } from "#app/sections/phone/message-with-phone.tsx";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { unansweredBooking as words } from "#content/en/sent-here.ts";
import type { AppointmentForm } from "#domain/appointment/appointment-form.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { Button } from "#ui/pages/button.tsx";
import { Notice } from "#ui/pages/notice.tsx";
import { type BookingFailure, book, type Given, showHere } from "./book.ts";

/**
 * Says of a booking that was on its way when its page was left, that nobody knows whether it arrived: its own time may be
 * shown as taken, so that the form alone could not send it again. A press sends the same words with the same key, and can be
 * made again as often as it fails.
 * @param onFailure Hears why it was not booked.
 * @param send Books.
 */
export function tellOfUnanswered(
  given: Given,
  onFailure: (failure: BookingFailure) => void,
  send = book,
): void {
  const unanswered = unansweredAttempt(given.formId);
  if (unanswered) offer(unanswered, given, onFailure, send);
}

function offer(
  attempt: Attempt,
  given: Given,
  onFailure: (failure: BookingFailure) => void,
  send: typeof book,
): void {
  showHere(given);
  const form: AppointmentForm = JSON.parse(attempt.words);

  function show(isBusy: boolean, said: ReactNode): void {
    given.say(
      <>
        <UnansweredBooking
          form={form}
          isRecognized={isRecognized(attempt)}
          isBusy={isBusy}
          onSend={press}
        />
        {said}
      </>,
    );
  }

  async function press(): Promise<void> {
    // It may have been forgotten since the notice was shown.
    if (!isRecognized(attempt)) return show(false, null);
    let last: ReactNode = null;
    const say = (said: ReactNode) => {
      last = said;
      show(true, said);
    };
    show(true, null);
    const failure = await send(form, "", { last: attempt }, { ...given, say });
    onFailure(failure);
    const said = failure.message ? <Failed message={failure.message} /> : last;
    // Otherwise it is known by now what became of it.
    if (unansweredAttempt(given.formId)) show(false, said);
    else given.say(said);
  }

  show(false, null);
}

function UnansweredBooking({
  form,
  isRecognized,
  isBusy,
  onSend,
}: {
  form: AppointmentForm;
  /** Whether it counts once if it is sent again. */
  isRecognized: boolean;
  isBusy: boolean;
  onSend(): Promise<void>;
}) {
  const when = `${formatDay(form.date)}, ${slotLabel(form.timeSlot)}`;
  if (!isRecognized) {
    return (
      <Notice tone="warning" title={words.title}>
        <p>
          {words.old(when)}
          <PhoneLink className="font-semibold" />.
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={words.title}>
      <p>{words.text(when)}</p>
      <Button
        type="button"
        look="quiet"
        className="mt-4"
        busy={isBusy}
        onClick={() => void onSend()}
      >
        {words.send}
      </Button>
    </Notice>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <div className="mt-4">
      <Notice tone="error">
        <MessageWithPhone message={message} />
      </Notice>
    </div>
  );
}
