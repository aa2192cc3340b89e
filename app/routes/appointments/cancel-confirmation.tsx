import { useEffect, useRef } from "react";
import { cancelAppointment } from "#api-client/appointment-calls.ts";
import { Pieces } from "#app/sections/appointment/pieces.tsx";
import { useFailure } from "#app/sections/appointment/use-failure.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { MessageWithPhone } from "#app/sections/phone/message-with-phone.tsx";
import { cancelling as words } from "#content/en/appointments.ts";
import { appointmentPath } from "#content/links.ts";
import type { Appointment } from "#domain/appointment/appointment.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { Button } from "#ui/pages/button.tsx";
import { Notice } from "#ui/pages/notice.tsx";
import { takeTo } from "#ui/take-to.ts";
import { useChange } from "./use-change.ts";

/** Asks for confirmation before the appointment is canceled. */
export function CancelConfirmation(props: {
  appointment: Appointment;
  message: string;
  onCancelled(changed: Partial<Appointment>): void;
}) {
  const { id, date, timeSlot } = props.appointment;
  const failure = useFailure(props.message);
  const { message } = failure;
  const { run, isWorking, said } = useChange(failure, props.onCancelled);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current) takeTo(heading.current);
  }, []);

  return (
    <section aria-labelledby="cancel" className="border-t-4 border-red-700 bg-white p-6 sm:p-8">
      <h2 id="cancel" ref={heading} tabIndex={-1} className="text-heading">
        {words.heading}
      </h2>
      <p className="mt-3 max-w-prose">
        {words.text.before}
        <Pieces text={formatDay(date, "yearless")} />
        {words.text.between}
        <span className="whitespace-nowrap">{slotLabel(timeSlot)}</span>
        {words.text.after}
      </p>
      {message && (
        <div className="mt-6">
          <Notice tone="error" role="alert">
            <MessageWithPhone message={message} />
          </Notice>
        </div>
      )}
      <form
        method="post"
        action={`${appointmentPath(id)}?change=cancel`}
        className="mt-8 flex flex-wrap gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          run(() => cancelAppointment(id), event.currentTarget);
        }}
      >
        <Button look="danger" name="intent" value="cancel" busy={isWorking}>
          {words.submit}
        </Button>
        <ButtonLink to={appointmentPath(id)} look="quiet">
          {words.keep}
        </ButtonLink>
      </form>
      <div role="status" className="not-empty:mt-6">
        {said}
      </div>
    </section>
  );
}
