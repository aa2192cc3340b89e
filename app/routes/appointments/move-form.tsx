import { useEffect, useRef } from "react";
import { moveAppointment } from "#api-client/appointment-calls.ts";
import { whenOf } from "#app/sections/appointment/appointment-title.ts";
import { ChoiceSteps } from "#app/sections/appointment/choice-steps.tsx";
import type { AppointmentDays } from "#app/sections/appointment/load-appointment-days.server.ts";
import { Pieces } from "#app/sections/appointment/pieces.tsx";
import { Step } from "#app/sections/appointment/step.tsx";
import { StepBar } from "#app/sections/appointment/step-bar.tsx";
import { useAppointmentChoice } from "#app/sections/appointment/use-appointment-choice.ts";
import { MessageWithPhone } from "#app/sections/message-with-phone.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Appointment } from "#domain/appointment/appointment.ts";
import { appointmentTime } from "#domain/appointment/appointment-form.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import type { PostedChange } from "./submit-change.server.ts";
import { useChange } from "./use-change.ts";

/** A new day and time, then a confirmation that names both. */
export function MoveForm(props: {
  appointment: Appointment;
  calendar: AppointmentDays;
  posted: PostedChange | undefined;
  onMoved(changed: Partial<Appointment>): void;
}) {
  const { id, date, timeSlot } = props.appointment;
  const choice = useAppointmentChoice(props.calendar, props.posted);
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
      action={`/appointments/${id}?change=move`}
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        const target = appointmentTime.safeParse(
          Object.fromEntries(new FormData(event.currentTarget)),
        );
        if (target.success) run(() => moveAppointment(id, target.data));
      }}
    >
      <h2 ref={heading} tabIndex={-1} className="mb-8 text-heading">
        Choose another time
      </h2>
      <ChoiceSteps choice={choice} conflict={conflict} />
      <Step id="confirm" number={3} title="Confirm">
        <p className="max-w-prose">
          {isReady ? (
            <>
              Your appointment moves from <Pieces text={whenOf({ date, timeSlot })} />, to{" "}
              <strong>
                <Pieces
                  text={`${formatDay(choice.date ?? date, "yearless")}, ${choice.timeSlot}`}
                />
              </strong>
              .
            </>
          ) : (
            <>
              Your appointment stays on <Pieces text={whenOf({ date, timeSlot })} />, until you
              confirm a new time.
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
            Move the appointment
          </Button>
          <ButtonLink to={`/appointments/${id}`} variant="quiet">
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
