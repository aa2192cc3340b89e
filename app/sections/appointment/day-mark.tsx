import { choiceWords } from "#content/en/appointment-choice.ts";
import type { DayState } from "#domain/appointment/availability.ts";

/** Drawn as borders, which stay when the visitor's own colors replace ours; apart by form, too. */
const marks: Record<DayState, string> = {
  available: "w-5 border-t-4 border-patina-500",
  limited: "w-1.5 border-t-4 border-amber-700",
  booked: "w-5 border-t-2 border-dashed border-red-700",
};

/** How free a day is. Say it in words beside it. */
export function DayMark(props: { state: DayState; isOnDark?: boolean; className?: string }) {
  const color = props.isOnDark ? "border-current!" : "";
  return (
    <span
      aria-hidden
      className={`${marks[props.state]} ${color} ${props.className ?? "inline-block"}`}
    />
  );
}

const states: readonly DayState[] = ["available", "limited", "booked"];

const { label, words } = choiceWords.legend;

/** What the marks under the days mean. */
export function CalendarLegend() {
  return (
    <ul
      aria-label={label}
      className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-small text-slate-700"
    >
      {states.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <DayMark state={state} />
          {words[state]}
        </li>
      ))}
    </ul>
  );
}
