import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { businessProfile } from "#content/business-profile.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { DraftMark } from "#desk/drafts/draft-mark.tsx";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import { staffQuery } from "#desk/staff/staff-queries.ts";
import { Button } from "#desk/ui/button.tsx";
import { TextField } from "#desk/ui/field.tsx";
import { Notice } from "#desk/ui/notice.tsx";
import { SmallSelect } from "#desk/ui/small-select.tsx";
import { weekdays } from "#domain/calendar/calendar-day.ts";
import type { Weekday } from "#domain/calendar/opening-hours.ts";
import { minuteOf, timeOf } from "#domain/staff/duty-choices.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";

type Plan = StaffMember["dutyPlan"];
/** A shift as it is typed; `key` tells rows apart. */
type TypedShift = { key: number; weekday: Weekday; from: string; to: string };
type Typed = { shifts: TypedShift[]; onHolidays: boolean };

/** Somebody's weekly plan: its shifts, and whether they count on holidays. The draft is kept until it is saved. */
export function DutyPlanForm({
  member: { id, dutyPlan },
  onSaved,
}: {
  member: Pick<StaffMember, "id" | "dutyPlan">;
  onSaved?: () => void;
}) {
  const draft = useDraft<Typed | null>(`staff:duty-plan:${id}`, null);
  const typed = draft.value ?? typedOf(dutyPlan);
  const { shifts, onHolidays } = typed;
  const setShifts = (changed: TypedShift[]) => draft.set({ ...typed, shifts: changed });
  const [isTried, setTried] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const save = useSavePlan(id, (sent) => {
    draft.finish(sent);
    onSaved?.();
  });
  const isIncomplete = shifts.some(({ from, to }) => from === "" || to === "");
  const change = (key: number, changes: Partial<TypedShift>) =>
    setShifts(shifts.map((shift) => (shift.key === key ? { ...shift, ...changes } : shift)));
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!save.isPending && !isIncomplete) save.mutate(typed);
      }}
    >
      <p className="text-small text-soft">
        On duty every week at these times, {businessProfile.timeZoneName}. A shift that ends before
        it begins ends the next day.
      </p>
      <ul className="grid gap-3">
        {shifts.map((shift, index) => (
          <ShiftFields
            key={shift.key}
            shift={shift}
            number={index + 1}
            isTried={isTried}
            onChange={(changes) => change(shift.key, changes)}
            onRemove={() => {
              setShifts(shifts.filter(({ key }) => key !== shift.key));
              add.current?.focus();
            }}
          />
        ))}
      </ul>
      <Button
        ref={add}
        look="quiet"
        className="justify-self-start"
        onClick={() => setShifts([...shifts, nextOf(shifts)])}
      >
        Add a shift
      </Button>
      <label className="flex items-center gap-2.5">
        <input
          type="checkbox"
          checked={onHolidays}
          onChange={({ target }) => draft.set({ ...typed, onHolidays: target.checked })}
          className="size-4.5 accent-action"
        />
        Also on holidays
      </label>
      {save.error && (
        <Notice tone="late">
          <p>{failureText(save.error)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={save.isPending}>
          Save<span className="sr-only"> the duty plan</span>
        </Button>
        {save.isSuccess && draft.value === null && (
          <p role="status" className="text-small text-good">
            Saved.
          </p>
        )}
        <DraftMark draft={draft} />
      </div>
    </form>
  );
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
  const missing = (time: string) => (isTried && time === "" ? "Choose a time" : undefined);
  return (
    <li className="flex flex-wrap items-end gap-2">
      <SmallSelect
        name={`Weekday of shift ${number}`}
        value={weekday}
        onChange={({ target }) => onChange({ weekday: target.value as Weekday })}
      >
        {weekdays.map((day) => (
          <option key={day}>{day}</option>
        ))}
      </SmallSelect>
      <TextField
        label="From"
        type="time"
        value={from}
        onChange={({ target }) => onChange({ from: target.value })}
        error={missing(from)}
      />
      <TextField
        label="To"
        type="time"
        value={to}
        onChange={({ target }) => onChange({ to: target.value })}
        error={missing(to)}
      />
      <Button look="plain" onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
        <span className="sr-only">Remove shift {number}</span>
      </Button>
    </li>
  );
}

function useSavePlan(id: string, onSaved: (sent: Typed) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ shifts, onHolidays }: Typed) => {
      const body: Plan = { shifts: shifts.map(read), onHolidays };
      const params = { path: { id } };
      return bodyOf(await deskClient.PUT("/desk/staff/{id}/duty-plan", { params, body })).member;
    },
    onSuccess: (changed, sent) => {
      queries.setQueryData(staffQuery.queryKey, (staff) =>
        staff?.map((each) => (each.id === changed.id ? { ...each, ...changed } : each)),
      );
      queries.invalidateQueries(meQuery);
      queries.invalidateQueries({ queryKey: ["audit"] });
      onSaved(sent);
    },
  });
}

function typedOf({ shifts, onHolidays }: Plan): Typed {
  return {
    shifts: shifts.map(({ weekday, from, to }, key) => {
      return { key, weekday, from: timeOf(from), to: timeOf(to) };
    }),
    onHolidays,
  };
}

function read({ weekday, from, to }: TypedShift): Plan["shifts"][number] {
  return { weekday, from: minuteOf(from), to: minuteOf(to) };
}

/** The day after the last shift, at the same times. */
function nextOf(shifts: readonly TypedShift[]): TypedShift {
  const last = shifts.at(-1);
  if (!last) return { key: 0, weekday: "Monday", from: "09:00", to: "17:00" };
  const key = Math.max(...shifts.map((shift) => shift.key)) + 1;
  const weekday = weekdays[(weekdays.indexOf(last.weekday) + 1) % weekdays.length] ?? "Monday";
  return { ...last, key, weekday };
}
