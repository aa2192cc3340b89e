import { useEffect, useId, useRef } from "react";
import { MessageWithPhone } from "#app/sections/phone/message-with-phone.tsx";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { businessProfile } from "#content/business-profile.ts";
import { choiceWords as words } from "#content/en/appointment-choice.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { Notice } from "#ui/pages/notice.tsx";
import { takeTo } from "#ui/take-to.ts";
import { AppointmentCalendar, NextFree } from "./appointment-calendar.tsx";
import { bringTimesIntoView } from "./bring-into-view.ts";
import { CalendarLegend } from "./day-mark.tsx";
import type { SlotConflict } from "./slot-conflict.ts";
import { SlotList } from "./slot-list.tsx";
import { Step } from "./step.tsx";
import type { AppointmentChoice } from "./use-appointment-choice.ts";

/** The first two steps of every form that chooses an appointment: a date and, beside it, a time. */
export function ChoiceSteps({
  choice,
  conflict,
  errors = {},
}: {
  choice: AppointmentChoice;
  /** Set when the chosen time is gone. */
  conflict: SlotConflict | undefined;
  /** Why the form cannot be submitted. */
  errors?: { date?: string | undefined; timeSlot?: string | undefined };
}) {
  const conflictId = useId();
  const timeStep = useRef<HTMLElement>(null);
  const times = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    if (!choice.pressed || !timeStep.current || !times.current) return;
    bringTimesIntoView(timeStep.current, times.current, choice.pressed.button);
  }, [choice.pressed]);

  useEffect(() => {
    if (!conflict?.isNew || !timeStep.current || !times.current) return;
    takeTo(times.current, timeStep.current);
  }, [conflict]);

  return (
    <div className="grid gap-x-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-x-8">
      <input type="hidden" name="date" value={choice.date ?? ""} />
      <Step id="date" number={1} title={words.date}>
        <StepError message={errors.date} />
        <div className="mb-4">
          <FirstChance choice={choice} />
        </div>
        <AppointmentCalendar {...choice.calendar} />
        <CalendarLegend />
      </Step>
      <Step id="time" number={2} title={words.time} ref={timeStep}>
        <StepError message={errors.timeSlot} />
        {conflict && (
          <div id={conflictId} className="mb-4">
            <Notice tone="error" role="alert">
              <MessageWithPhone message={conflict.message} />
            </Notice>
          </div>
        )}
        {choice.date && (
          <p className="mb-4 flex items-center font-semibold md:min-h-12">
            {formatDay(choice.date, "yearless")}
          </p>
        )}
        <SlotList
          ref={times}
          slots={choice.slots}
          date={choice.date}
          selected={choice.slot}
          onSelect={choice.selectSlot}
          describedBy={conflict && conflictId}
        />
      </Step>
    </div>
  );
}

/** The first free day as a button, or why there is none. */
function FirstChance({ choice }: { choice: AppointmentChoice }) {
  if (choice.availabilityFailed) {
    return (
      <Notice tone="error" role="alert">
        {words.failed}
      </Notice>
    );
  }
  if (choice.isFull) {
    return (
      <Notice tone="warning">
        {words.full.before(businessProfile.inspection.horizonDays)}
        <PhoneLink />
        {words.full.after}
      </Notice>
    );
  }
  return <NextFree calendar={choice.calendar} />;
}

function StepError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <div className="mb-4">
      <Notice tone="error">{message}</Notice>
    </div>
  );
}
