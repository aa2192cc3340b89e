import { ChevronLeft, ChevronRight } from "lucide-react";
import { dayLinks as words } from "#content/en/desk/day.ts";
import { today } from "#desk/moment-text.ts";
import { addDays, type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { ButtonLink } from "#ui/desk/button.tsx";

/** The day before, today, the day after. */
export function DayLinks({ day }: { day: CalendarDay }) {
  const before = addDays(day, -1);
  const after = addDays(day, 1);
  return (
    <nav aria-label={words.label} className="flex gap-2">
      <ButtonLink to={`?date=${before}`} aria-label={words.previous(formatDay(before, "short"))}>
        <ChevronLeft aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      </ButtonLink>
      <ButtonLink to="/desk/day" aria-current={day === today() ? "date" : undefined}>
        {words.today}
      </ButtonLink>
      <ButtonLink to={`?date=${after}`} aria-label={words.next(formatDay(after, "short"))}>
        <ChevronRight aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      </ButtonLink>
    </nav>
  );
}
