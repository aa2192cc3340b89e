import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { weeklyShifts as words } from "#content/en/desk/duty.ts";
import { weekdays } from "#domain/calendar/calendar-day.ts";
import type { Weekday } from "#domain/calendar/opening-hours.ts";
import { minuteOf, timeOf } from "#domain/staff/duty-choices.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { SmallSelect } from "#ui/desk/small-select.tsx";

type Shifts = StaffMember["dutyPlan"]["shifts"];
/** A shift as it is typed; `key` tells rows apart. */
export type TypedShift = { key: number; weekday: Weekday; from: string; to: string };

/** The shifts of a weekly plan, each with its weekday and times. */
export function WeeklyShifts({
  shifts,
  isTried,
  onChange,
}: {
  shifts: readonly TypedShift[];
  /** Whether somebody has tried to save, so that missing times are said. */
  isTried: boolean;
  onChange: (shifts: TypedShift[]) => void;
}) {
  const add = useRef<HTMLButtonElement>(null);
  const change = (key: number, changes: Partial<TypedShift>) =>
    onChange(shifts.map((shift) => (shift.key === key ? { ...shift, ...changes } : shift)));
  return (
    <>
      <ul className="grid gap-3">
        {shifts.map((shift, index) => (
          <ShiftFields
            key={shift.key}
            shift={shift}
            number={index + 1}
            isTried={isTried}
            onChange={(changes) => change(shift.key, changes)}
            onRemove={() => {
              onChange(shifts.filter(({ key }) => key !== shift.key));
              add.current?.focus();
            }}
          />
        ))}
      </ul>
      <Button
        ref={add}
        look="quiet"
        className="justify-self-start"
        onClick={() => onChange([...shifts, nextOf(shifts)])}
      >
        {words.add}
      </Button>
    </>
  );
}

/** Whether a time is missing. */
export function isIncomplete(shifts: readonly TypedShift[]): boolean {
  return shifts.some(({ from, to }) => from === "" || to === "");
}

function ShiftFields({
  shift: { weekday, from, to },
  number,
  isTried,
  onChange,
  onRemove,
}: {
  shift: TypedShift;
  number: number;
  isTried: boolean;
  onChange: (changes: Partial<TypedShift>) => void;
  onRemove: () => void;
}) {
  const missing = (time: string) => (isTried && time === "" ? words.timeMissing : undefined);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2 max-sm:border-t max-sm:border-line max-sm:pt-3 max-sm:[&>select]:col-span-full sm:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <SmallSelect
        name={words.weekday(number)}
        value={weekday}
        onChange={({ target }) => onChange({ weekday: target.value as Weekday })}
      >
        {weekdays.map((day) => (
          <option key={day}>{day}</option>
        ))}
      </SmallSelect>
      <TextField
        label={words.from}
        type="time"
        value={from}
        onChange={({ target }) => onChange({ from: target.value })}
        error={missing(from)}
      />
      <TextField
        label={words.to}
        type="time"
        value={to}
        onChange={({ target }) => onChange({ to: target.value })}
        error={missing(to)}
      />
      <Button look="plain" onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
        <span className="sr-only">{words.remove(number)}</span>
      </Button>
    </li>
  );
}

export function typedShifts(shifts: Shifts): TypedShift[] {
  return shifts.map(({ weekday, from, to }, key) => {
    return { key, weekday, from: timeOf(from), to: timeOf(to) };
  });
}

export function readShifts(typed: readonly TypedShift[]): Shifts {
  return typed.map(({ weekday, from, to }) => {
    return { weekday, from: minuteOf(from), to: minuteOf(to) };
  });
}

/** The day after the last shift, at the same times. */
function nextOf(shifts: readonly TypedShift[]): TypedShift {
  const last = shifts.at(-1);
  if (!last) return { key: 0, weekday: "Monday", from: "09:00", to: "17:00" };
  const key = Math.max(...shifts.map((shift) => shift.key)) + 1;
  const weekday = weekdays[(weekdays.indexOf(last.weekday) + 1) % weekdays.length] ?? "Monday";
  return { ...last, key, weekday };
}
