import { Notice } from "#app/ui/notice.tsx";
import { SlotList } from "./slot-list.tsx";
import { Step } from "./step.tsx";
import type { VisitChoice } from "./use-visit-choice.ts";
import { CalendarLegend, VisitCalendar } from "./visit-calendar.tsx";

/** The first two steps of every form that chooses a visit: a date, then a time. */
export function VisitSteps({
  choice,
  errors = {},
}: {
  choice: VisitChoice;
  /** What keeps the form from being sent. */
  errors?: { date?: string | undefined; timeSlot?: string | undefined };
}) {
  return (
    <>
      <input type="hidden" name="date" value={choice.date ?? ""} readOnly />
      <Step id="date" number={1} title="Choose a date">
        {choice.availabilityFailed && (
          <div className="mb-6">
            <Notice tone="error" role="alert">
              Unable to load availability information. Please try again later.
            </Notice>
          </div>
        )}
        <StepError message={errors.date} />
        <div className="max-w-md">
          <VisitCalendar {...choice.calendar} />
          <CalendarLegend />
        </div>
      </Step>
      <Step id="time" number={2} title="Choose a time">
        <StepError message={errors.timeSlot} />
        <div aria-live="polite">
          <SlotList slots={choice.slots} selected={choice.timeSlot} onSelect={choice.selectTime} />
        </div>
      </Step>
    </>
  );
}

function StepError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <div className="mb-6">
      <Notice tone="error">{message}</Notice>
    </div>
  );
}
