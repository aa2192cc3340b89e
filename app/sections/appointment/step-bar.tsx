import ArrowDown from "lucide-react/icons/arrow-down";
import type { MouseEvent } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import { firstEmptyField } from "#app/forms/first-empty-field.ts";
import { choiceWords } from "#content/en/appointment-choice.ts";
import { minutes } from "#content/en/figures.ts";
import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { type Slot, slotLabel } from "#domain/calendar/slot.ts";
import { BareButton } from "#ui/pages/button.tsx";
import { scrollBehavior } from "#ui/take-to.ts";

const words = choiceWords.bar;

type StepBarProps = {
  date: CalendarDay | undefined;
  slot: Slot | undefined;
  /** Id of the step that follows date and time. */
  lastStep: string;
  /** Set once nothing is missing: the button that sends the form. */
  send?: { label: string; busyLabel: string; isBusy: boolean } | undefined;
  /** Margins that extend it to the edges of the screen. */
  className?: string;
};

/**
 * The selection and a link to the next open step, within thumb's reach on small screens; once
 * nothing is missing, the button that sends the form. It replaces the layout's bar while the form is
 * in view. Without scripts it is a plain link to the step. It comes last in the form, so that Tab
 * reaches it after the form's own button.
 */
export function StepBar(props: StepBarProps) {
  const { date, slot, lastStep, send } = props;
  const { inspectionMinutes } = useFacts();
  const next = !date ? "date" : !slot ? "time" : lastStep;
  return (
    <nav
      aria-label={words.label}
      data-page-bar
      className={`sticky bottom-0 z-30 flex min-h-contact-bar bg-slate-900 text-limestone-50 forced-colors:border-t md:hidden print:hidden short:hidden ${props.className ?? ""}`}
    >
      <p className="flex min-w-0 grow flex-col justify-center px-4 py-1 leading-tight tabular-nums">
        <span className="font-semibold">{date ? formatDay(date, "short") : words.noDate}</span>
        <span className="text-small leading-tight">
          {slot ? slotLabel(slot) : date ? words.noTime : words.price(minutes(inspectionMinutes))}
        </span>
      </p>
      {send ? (
        <BareButton
          busy={send.isBusy}
          busyLabel={send.busyLabel}
          className={`${action} relative max-w-3/5 px-7`}
        >
          {send.label}
        </BareButton>
      ) : (
        <a
          href={`#${next}`}
          onClick={(event) => goOn(event, next, lastStep)}
          className={`${action} shrink-0 px-6`}
        >
          {words.next}
          <ArrowDown aria-hidden className="size-5" />
        </a>
      )}
    </nav>
  );
}

const action =
  "flex items-center justify-center gap-2 bg-copper-700 text-center leading-tight font-semibold -outline-offset-3 focus-visible:outline-limestone-50 focus-visible:shadow-none forced-colors:border-l";

/**
 * Scrolls to the step and focuses it. When the last step already fills the view, goes to its first
 * empty field or its button instead.
 */
function goOn(event: MouseEvent, next: string, lastStep: string): void {
  const step = document.getElementById(next);
  if (!step) return;
  event.preventDefault();
  const hasArrived = next === lastStep && step.getBoundingClientRect().top < innerHeight / 2;
  const control = hasArrived ? (firstEmptyField(step) ?? submitButton(step)) : null;
  const target = control ?? step.querySelector<HTMLElement>("h2");
  target?.focus({ preventScroll: true });
  (control ?? step).scrollIntoView({
    block: control ? "center" : "start",
    behavior: scrollBehavior(),
  });
}

function submitButton(step: HTMLElement): HTMLElement | null {
  return step.querySelector<HTMLElement>('button[type="submit"]');
}
