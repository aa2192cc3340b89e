import { choiceWords } from "#content/en/appointment-choice.ts";
import type { DayState } from "#domain/appointment/availability.ts";

/** Drawn as borders, which remain in forced colors, and told apart by shape as well. */
const marks: Record<DayState, string> = {
  available: "w-5 border-t-4 border-patina-500",
  limited: "w-1.5 border-t-4 border-amber-700",
  booked: "w-5 border-t-2 border-dashed border-red-700",
};

/** How full a day is. Also say it in words next to the mark. */
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

/** The meaning of the marks under the days. */
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
