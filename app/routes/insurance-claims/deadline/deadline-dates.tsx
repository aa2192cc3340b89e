import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { deadline } from "#content/en/insurance-claims.ts";
import { rememberedStorm } from "#content/places.ts";
import { saidOfRegion } from "#content/said-of-region.ts";
import { type CalendarDay, calendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { claimWindow, daysUntil } from "#domain/claim/claim-window.ts";
import type { Span } from "#domain/page/span.ts";
import { datesId } from "./use-damage-day.ts";

const exampleDay = calendarDay(rememberedStorm.day);

/**
 * The shortest and the longest deadline, on a line from the day of the damage; for the example day
 * until a day is entered.
 */
export function DeadlineDates({
  damage,
  today,
}: {
  damage: CalendarDay | undefined;
  today: CalendarDay | undefined;
}) {
  const facts = useFacts();
  const words = deadline(facts);
  const storm = saidOfRegion(facts, rememberedStorm);
  const { claimWindowDays } = facts.promises;
  const from = damage ?? exampleDay;
  const { shortest, longest } = claimWindow(from, claimWindowDays);
  return (
    <div id={datesId} role="status" tabIndex={-1} className="border-2 border-slate-900 bg-white">
      <p className="px-5 pt-5 sm:px-7">
        <span className="block text-small text-slate-500">
          {damage ? words.label : [words.example, storm?.name].filter(Boolean).join(", ")}
        </span>
        <span className="font-heading text-lead font-bold">{formatDay(from)}</span>
      </p>
      <WindowLine days={claimWindowDays} />
      <dl className="grid gap-px border-t border-limestone-400 bg-limestone-400 sm:grid-cols-2">
        <LastDay
          label={words.shortest}
          day={shortest}
          isAsked={damage !== undefined}
          today={today}
        />
        <LastDay label={words.longest} day={longest} isAsked={damage !== undefined} today={today} />
      </dl>
    </div>
  );
}

function LastDay(props: {
  label: string;
  day: CalendarDay;
  /** Whether it follows from the visitor's own day, and is counted from today once that is known. */
  isAsked: boolean;
  today: CalendarDay | undefined;
}) {
  const { label, day, isAsked, today } = props;
  const words = useWords(deadline);
  return (
    <div className="bg-white px-5 py-4 sm:px-7">
      <dt className="text-small text-slate-700">{label}</dt>
      <dd>
        <span className="block font-heading text-heading font-bold">{formatDay(day)}</span>
        {isAsked && (
          <span className="block min-h-[1lh] text-small text-slate-700">
            {today && remaining(day, today, words)}
          </span>
        )}
      </dd>
    </div>
  );
}

/** `29 days from today`. */
function remaining(
  day: CalendarDay,
  today: CalendarDay,
  words: ReturnType<typeof deadline>,
): string {
  const left = daysUntil(day, today);
  if (left < 0) return words.passed;
  if (left === 0) return `${words.left.today}.`;
  return left === 1 ? `${words.left.one}.` : `${left} ${words.left.many}.`;
}

/** The longest window to scale, and the shortest within it: a month of a year. */
function WindowLine({ days: { from, to } }: { days: Span }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${to} 12`}
      preserveAspectRatio="none"
      className="mt-4 h-4 w-full print:hidden"
    >
      <rect y="3" width={to} height="9" className="fill-limestone-200" />
      <rect y="3" width={from} height="9" className="fill-copper-700" />
    </svg>
  );
}
