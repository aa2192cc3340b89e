import { useEffect, useRef } from "react";
import { moveAppointment } from "#api-client/booking-calls.ts";
import { MessageWithPhone } from "#app/sections/message-with-phone.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { appointmentPath } from "#content/links.ts";
import type { Appointment } from "#domain/booking/appointment.ts";
import { visitTime } from "#domain/booking/booking-form.ts";
import { formatDay } from "#domain/booking/calendar-day.ts";
import type { BookingCalendar } from "../load-booking-calendar.ts";
import { Pieces } from "../pieces.tsx";
import { Step } from "../step.tsx";
import { StepBar } from "../step-bar.tsx";
import { useVisitChoice } from "../use-visit-choice.ts";
import { VisitSteps } from "../visit-steps.tsx";
import { whenOf } from "../visit-title.ts";
import type { ChangePost } from "./appointment-details.tsx";
import { useChange } from "./use-change.ts";

/** A new day and time, then a confirmation that names both. */
export function MoveForm(props: {
  appointment: Appointment;
  calendar: BookingCalendar;
  posted: ChangePost | undefined;
  onMoved(appointment: Appointment): void;
}) {
  const { id, date, timeSlot } = props.appointment;
  const choice = useVisitChoice(props.calendar, props.posted);
  const { run, isWorking, message, conflict } = useChange(
    props.posted?.result?.message ?? "",
    props.onMoved,
    choice.reload,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isReady = choice.date !== undefined && choice.timeSlot !== undefined;

  return (
    <form
      method="post"
      action={`${appointmentPath(id)}?change=move`}
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        const target = visitTime.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
        if (target.success) run(() => moveAppointment(id, target.data));
      }}
    >
      <h2 ref={heading} tabIndex={-1} className="mb-8 text-heading">
        Choose another time
      </h2>
      <VisitSteps choice={choice} conflict={conflict} />
      <Step id="confirm" number={3} title="Confirm">
        <p className="max-w-prose">
          {isReady ? (
            <>
              Your visit moves from <Pieces text={whenOf({ date, timeSlot })} />, to{" "}
              <strong>
                <Pieces
                  text={`${formatDay(choice.date ?? date, "yearless")}, ${choice.timeSlot}`}
                />
              </strong>
              .
            </>
          ) : (
            <>
              Your visit stays on <Pieces text={whenOf({ date, timeSlot })} />, until you confirm a
              new time.
            </>
          )}
        </p>
        {message && (
          <div className="mt-6">
            <Notice tone="error" role="alert">
              <MessageWithPhone message={message} />
            </Notice>
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-4">
          <Button
            name="intent"
            value="move"
            busy={isWorking}
            disabled={!isReady && choice.isInteractive}
          >
            Move the visit
          </Button>
          <ButtonLink to={appointmentPath(id)} variant="quiet">
            Keep the old time
          </ButtonLink>
        </div>
      </Step>
      <StepBar
        date={choice.date}
        timeSlot={choice.timeSlot}
        lastStep="confirm"
        className="-mx-gutter"
      />
    </form>
  );
}
