import CalendarPlus from "lucide-react/icons/calendar-plus";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useFacts } from "#app/facts/use-facts.ts";
import { AppointmentAside } from "#app/sections/appointment/appointment-aside.tsx";
import { Facts } from "#app/sections/appointment/facts.tsx";
import type { AppointmentDays } from "#app/sections/appointment/load-appointment-days.server.ts";
import { WhenHeading } from "#app/sections/appointment/when-heading.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { MessageWithPhone } from "#app/sections/phone/message-with-phone.tsx";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { titleOf } from "#app/seo/title-of.ts";
import { appointmentLabels as labels } from "#content/en/appointment-choice.ts";
import { actions, earlier as words } from "#content/en/appointments.ts";
import { minutes } from "#content/en/figures.ts";
import { pendingPageWords } from "#content/en/pending-booking.ts";
import { appointmentPath } from "#content/links.ts";
import type { Appointment } from "#domain/appointment/appointment.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { Notice } from "#ui/pages/notice.tsx";
import { Title } from "#ui/pages/title.tsx";
import {
  headingOf,
  isAhead,
  isPending,
  type SeenAppointment,
  statusOf,
} from "./appointment-state.ts";
import { CancelConfirmation } from "./cancel-confirmation.tsx";
import { type Earlier, EarlierOffer, EarlierWish } from "./earlier-time.tsx";
import { KeepTime } from "./keep-time.tsx";
import { MoveForm } from "./move-form.tsx";
import { Outcome } from "./outcome.tsx";
import { Photos } from "./photos.tsx";
import { Press } from "./press.tsx";
import { Reminders } from "./reminders.tsx";
import type { PostedChange } from "./submit-change.server.ts";
import { Texts } from "./texts.tsx";
import { Unwritten } from "./unwritten.tsx";

/** `seen`: what the page was loaded with. */
type Change = { of: SeenAppointment; by: Partial<Appointment>; seen: SeenAppointment };

/** The appointment and its actions. `?change=move` and `?change=cancel` open their forms. */
export function AppointmentDetails(props: {
  appointment: SeenAppointment;
  /** What the link in our mail carries that confirms a pending booking. */
  pressKey: string | null;
  earlier: Earlier;
  calendar: AppointmentDays;
  posted: PostedChange | undefined;
}) {
  const { posted, earlier } = props;
  const { inspectionMinutes, timeZone, timeZoneName } = useFacts();
  const [search, setSearch] = useSearchParams();
  const [changed, setChanged] = useState<Change>();
  // A change made here counts until the page is loaded again, which may also show what others did.
  const appointment =
    changed?.seen === props.appointment ? { ...changed.of, ...changed.by } : props.appointment;
  const [done, setDone] = useState(posted?.result?.done ?? null);
  const { id } = appointment;
  const step = done ? null : search.get("change");
  const canChange = isAhead(appointment);
  const waits = isPending(appointment);
  const hasStep =
    (canChange && (step === "move" || step === "cancel")) || (waits && step === "cancel");

  // Whoever moves or cancels it here has answered.
  const { isAnswerAwaited, isConfirmationAsked, proposed } = appointment;
  const isAsked =
    canChange && !hasStep && !done && (proposed || isAnswerAwaited || isConfirmationAsked);

  function finish(by: Partial<Appointment>, what: "moved" | "cancelled") {
    const { proposed: _, ...of } = props.appointment;
    setChanged({ of, by, seen: props.appointment });
    setDone(what);
    setSearch({}, { replace: true, preventScrollReset: true });
  }

  const heading = headingOf(appointment);
  return (
    <article className="page-grid gap-y-8 pt-10 pb-section md:pt-14 print:py-0">
      <title>{titleOf(useFacts(), heading)}</title>
      <Title as="h1">
        <WhenHeading text={heading} />
      </Title>
      <div
        className={`flex flex-col gap-8 print:gap-4 ${hasStep ? "lg:col-span-9" : "lg:col-span-8"}`}
      >
        <Outcome
          done={done}
          // Nobody is mailed that they have canceled what they had not confirmed.
          appointment={
            props.appointment.status === "pending"
              ? { ...appointment, isMailed: false }
              : appointment
          }
        />
        {!hasStep && posted?.result?.message && (
          <Notice tone="error" role="alert">
            <MessageWithPhone message={posted.result.message} />
          </Notice>
        )}
        {canChange && !hasStep && earlier.offer && !changed && (
          <EarlierOffer id={id} offer={earlier.offer} />
        )}
        {!earlier.offer && !done && search.has("offer") && (
          <Notice tone="info">{words.gone}</Notice>
        )}
        {waits && !hasStep && appointment.pendingUntil && (
          <Press
            appointment={appointment}
            until={appointment.pendingUntil}
            pressKey={props.pressKey}
          />
        )}
        {isAsked && <KeepTime appointment={appointment} hasMoved={isAnswerAwaited} />}
        <div
          className={`border-t-4 bg-white p-6 sm:p-8 print:p-0 ${canChange ? "border-patina-700" : "border-slate-500"}`}
        >
          <Facts
            facts={[
              [labels.date, formatDay(appointment.date)],
              [labels.time, `${slotLabel(appointment.timeSlot)}, ${timeZoneName}`],
              [labels.address, appointment.address],
              [labels.takes, minutes(inspectionMinutes)],
              [labels.status, statusOf(appointment, timeZone)],
              [labels.price, labels.free],
            ]}
          />
        </div>
        {canChange && step === "move" && (
          <MoveForm
            appointment={appointment}
            calendar={props.calendar}
            posted={posted}
            onMoved={(moved) => finish(moved, "moved")}
          />
        )}
        {(canChange || waits) && step === "cancel" && (
          <CancelConfirmation
            appointment={appointment}
            message={posted?.result?.message ?? ""}
            onCancelled={(cancelled) => finish(cancelled, "cancelled")}
          />
        )}
        {canChange && !hasStep && (
          <div className="flex flex-wrap gap-4 print:hidden">
            <ButtonLink to={`${appointmentPath(id)}/inspection.ics`}>
              <CalendarPlus aria-hidden className="size-5" />
              {labels.calendar}
            </ButtonLink>
            <ButtonLink
              to={`${appointmentPath(id)}?change=move`}
              look="quiet"
              onClick={() => setDone(null)}
            >
              {actions.move}
            </ButtonLink>
            <ButtonLink
              to={`${appointmentPath(id)}?change=cancel`}
              look="quiet"
              onClick={() => setDone(null)}
            >
              {actions.cancel}
            </ButtonLink>
          </div>
        )}
        {canChange && !hasStep && <Photos appointment={appointment} posted={posted} />}
        {canChange &&
          !hasStep &&
          (appointment.isReminded ? <Reminders appointment={appointment} /> : <Unwritten />)}
        {canChange && !hasStep && <Texts appointment={appointment} />}
        {canChange && !hasStep && appointment.isOfferedEarlier && !earlier.offer && (
          <EarlierWish id={id} isWanted={earlier.isWanted} />
        )}
        {waits && !hasStep && (
          <div className="flex flex-col items-start gap-4 print:hidden">
            <p className="max-w-prose">{pendingPageWords.moveLater}</p>
            <ButtonLink to={`${appointmentPath(id)}?change=cancel`} look="quiet">
              {actions.cancel}
            </ButtonLink>
          </div>
        )}
        {!canChange && !waits && (
          <div className="print:hidden">
            <ButtonLink to="/schedule-inspection">{actions.another}</ButtonLink>
          </div>
        )}
        <p className="text-slate-700">
          {actions.questions.before}
          <PhoneLink />
          {actions.questions.after}
        </p>
      </div>
      {!hasStep && <AppointmentAside isToCome={canChange || waits} />}
    </article>
  );
}
