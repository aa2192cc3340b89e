import { useEffect, useRef } from "react";
import { moveAppointment } from "#api-client/appointment-calls.ts";
import { whenOf } from "#app/sections/appointment/appointment-title.ts";
import { ChoiceSteps } from "#app/sections/appointment/choice-steps.tsx";
import type { AppointmentDays } from "#app/sections/appointment/load-appointment-days.server.ts";
import { Pieces } from "#app/sections/appointment/pieces.tsx";
import { Step } from "#app/sections/appointment/step.tsx";
import { StepBar } from "#app/sections/appointment/step-bar.tsx";
import { useAppointmentChoice } from "#app/sections/appointment/use-appointment-choice.ts";
import { useFailure } from "#app/sections/appointment/use-failure.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { MessageWithPhone } from "#app/sections/phone/message-with-phone.tsx";
import { moving as words } from "#content/en/appointments.ts";
import { appointmentPath } from "#content/links.ts";
import type { Appointment } from "#domain/appointment/appointment.ts";
import { appointmentTime } from "#domain/appointment/appointment-form.ts";
import { Button } from "#ui/pages/button.tsx";
import { Notice } from "#ui/pages/notice.tsx";
import { takeTo } from "#ui/take-to.ts";
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
  const failure = useFailure(props.posted?.result?.message);
  const { message, conflict } = failure;
  const choice = useAppointmentChoice(props.calendar, props.posted, failure.clear);
  const { run, isWorking, said } = useChange(failure, props.onMoved, choice.reload);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current) takeTo(heading.current);
  }, []);
  const target =
    choice.date && choice.slot ? { date: choice.date, timeSlot: choice.slot } : undefined;

  return (
    <form
      method="post"
      action={`${appointmentPath(id)}?change=move`}
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        const sent = appointmentTime.safeParse(
          Object.fromEntries(new FormData(event.currentTarget)),
        );
        if (sent.success) run(() => moveAppointment(id, sent.data), event.currentTarget);
      }}
    >
      <h2 ref={heading} tabIndex={-1} className="mb-8 text-heading">
        {words.heading}
      </h2>
      <ChoiceSteps choice={choice} conflict={conflict} />
      <Step id="confirm" number={3} title={words.confirm}>
        <p className="max-w-prose">
          {target ? (
            <>
              {words.moves.before}
              <Pieces text={whenOf({ date, timeSlot })} />
              {words.moves.between}
              <strong>
                <Pieces text={whenOf(target)} />
              </strong>
              {words.moves.after}
            </>
          ) : (
            <>
              {words.stays.before}
              <Pieces text={whenOf({ date, timeSlot })} />
              {words.stays.after}
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
            disabled={!target && choice.isInteractive}
          >
            {words.submit}
          </Button>
          <ButtonLink to={appointmentPath(id)} look="quiet">
            {words.keep}
          </ButtonLink>
        </div>
        <div role="status" className="not-empty:mt-6">
          {said}
        </div>
      </Step>
      <StepBar date={choice.date} slot={choice.slot} lastStep="confirm" className="-mx-gutter" />
    </form>
  );
}
