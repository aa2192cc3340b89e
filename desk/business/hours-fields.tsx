import { useId, useState } from "react";
import { hoursFields as words } from "#content/en/desk/business.ts";
import { deskPlace } from "#desk/facts/desk-place.ts";
import type { FactFaults } from "#domain/business/fact-faults.ts";
import { areSameFacts } from "#domain/business/facts.ts";
import { type Weekday, week } from "#domain/calendar/opening-hours.ts";
import { Button } from "#ui/desk/button.tsx";
import type { TypedDay, TypedDays } from "./typed-facts.ts";

const timeField =
  "min-h-9 min-w-0 rounded-sm border border-edge bg-panel px-2 py-1 text-ink aria-invalid:border-late pointer-coarse:min-h-11";

const afterMonday = ["Tuesday", "Wednesday", "Thursday", "Friday"] as const;

/** Whether Monday's hours are those of the days until Friday. */
function isRepeated({ Monday, ...days }: TypedDays): boolean {
  return afterMonday.every((weekday) => areSameFacts(days[weekday], Monday));
}

/** Whether each weekday is open, and from when to when. */
export function HoursFields({
  days,
  faults,
  onChange,
}: {
  days: TypedDays;
  /** By `hours.Monday`; `hours` for all of them. */
  faults: FactFaults;
  onChange: (days: TypedDays) => void;
}) {
  const [hasRepeated, setRepeated] = useState(false);
  const repeat = () => {
    setRepeated(true);
    onChange({
      ...days,
      ...Object.fromEntries(afterMonday.map((weekday) => [weekday, days.Monday])),
    });
  };
  return (
    <fieldset className="grid justify-items-start gap-2">
      <legend className="pb-1 font-semibold">{words.legend}</legend>
      <p className="text-small text-soft">{words.about(deskPlace().timeZoneName)}</p>
      <ul className="w-full border-t border-line">
        {week.map((weekday) => (
          <DayFields
            key={weekday}
            weekday={weekday}
            // Also once there is nothing to set: whoever has pressed it by keyboard is still there.
            onRepeat={weekday === "Monday" ? repeat : undefined}
            day={days[weekday]}
            fault={faults[`hours.${weekday}`]}
            onChange={(changes) =>
              onChange({ ...days, [weekday]: { ...days[weekday], ...changes } })
            }
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {hasRepeated && isRepeated(days) ? words.isRepeated : ""}
      </p>
      {faults.hours && (
        <p role="alert" className="text-small font-semibold text-late">
          {faults.hours}
        </p>
      )}
    </fieldset>
  );
}

function DayFields({
  weekday,
  day,
  fault,
  onChange,
  onRepeat,
}: {
  weekday: Weekday;
  day: TypedDay;
  fault: string | undefined;
  onChange: (changes: Partial<TypedDay>) => void;
  /** Sets the other days of the week to this one's hours; undefined for all but Monday. */
  onRepeat: (() => void) | undefined;
}) {
  const id = useId();
  const time = (name: "opens" | "closes", label: string) => (
    <input
      type="time"
      aria-label={`${weekday}, ${label}`}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? id : undefined}
      value={day[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      className={timeField}
    />
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5">
      <label className="flex min-h-9 w-32 items-center gap-2.5 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={day.isOpen}
          onChange={({ target }) => onChange({ isOpen: target.checked })}
          className="size-4.5 accent-action"
        />
        {weekday}
      </label>
      {day.isOpen ? (
        <span className="flex flex-wrap items-center gap-2">
          {time("opens", "opens")}
          <span aria-hidden="true">{words.to}</span>
          {time("closes", "closes")}
        </span>
      ) : (
        <span className="text-soft">{words.closed}</span>
      )}
      {onRepeat && (
        <Button look="plain" onClick={onRepeat}>
          {words.untilFriday}
        </Button>
      )}
      {fault && (
        <p id={id} className="w-full text-small font-semibold text-late">
          {fault}
        </p>
      )}
    </li>
  );
}
