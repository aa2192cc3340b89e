import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { moveForm as words } from "#content/en/desk/calendar.ts";
import { today } from "#desk/moment-text.ts";
import { Failed } from "#desk/parts/failed.tsx";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { calendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import type { SlotLabel } from "#domain/calendar/slot.ts";
import { DialogButtons } from "#ui/desk/dialog-buttons.tsx";
import { SelectField } from "#ui/desk/field.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { calendarQuery } from "./calendar-query.ts";
import { FarApartNote } from "./far-apart-note.tsx";
import { farApartOn } from "./far-apart-on.ts";
import { choicesOfMove, freeFirst } from "./move-choices.ts";
import type { Place } from "./place.ts";

/** Days ahead that can be moved to from here. */
const daysAhead = 28;
const whoever = "whoever";
const nobody = "";
/** Behind a day whose other appointments are too far away. */
const farMark = words.isFarApart;

/** Moves an appointment by choosing, for those who cannot drag: day, time and inspector, what is free first. */
export function MoveForm({
  appointment,
  onMove,
  onClose,
}: {
  appointment: CalendarAppointment;
  onMove: (place: Place) => void;
  onClose: () => void;
}) {
  const { data, error, refetch } = useQuery(calendarQuery({ from: today(), days: daysAhead }));
  const [date, setDate] = useState(appointment.date);
  const [timeSlot, setTimeSlot] = useState<SlotLabel>(appointment.timeSlot);
  const [inspector, setInspector] = useState(whoever);
  if (!data) {
    return error ? <Failed error={error} onRetry={refetch} /> : <Waiting rows={3} />;
  }
  const inspectorId = inspector === whoever ? undefined : inspector || null;
  const far = farApartOn(data, date, appointment, { timeSlot, inspectorId });
  const { days, times, inspectors } = choicesOfMove(data, appointment, { date, timeSlot });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onMove({ date: calendarDay(date), timeSlot, inspectorId });
      }}
    >
      <SelectField label={words.day} value={date} onChange={({ target }) => setDate(target.value)}>
        <FreeFirst
          choices={days}
          others={words.dayOthers}
          textOf={(day) =>
            formatDay(calendarDay(day), "yearless") +
            (farApartOn(data, day, appointment, { inspectorId }) ? farMark : "")
          }
        />
      </SelectField>
      <SelectField
        label={words.time}
        value={timeSlot}
        onChange={({ target }) =>
          setTimeSlot(times.find(({ value }) => value === target.value)?.value ?? timeSlot)
        }
      >
        <FreeFirst choices={times} others={words.timeOthers} textOf={(time) => time} />
      </SelectField>
      <SelectField
        label={words.inspector}
        value={inspector}
        onChange={({ target }) => setInspector(target.value)}
      >
        <option value={whoever}>{words.sameOrWhoever}</option>
        <FreeFirst
          choices={inspectors}
          others={words.inspectorOthers}
          textOf={(id) => data.inspectors.find((each) => each.id === id)?.name ?? id}
        />
        <option value={nobody}>{words.unassigned}</option>
      </SelectField>
      <div aria-live="polite">{far && <FarApartNote far={far} />}</div>
      <DialogButtons submit={words.submit} close={words.close} onClose={onClose} />
    </form>
  );
}

function FreeFirst({
  choices,
  others,
  textOf,
}: {
  choices: readonly { value: string; isFree: boolean }[];
  /** Names those that are not free. */
  others: string;
  textOf: (value: string) => string;
}) {
  const { free, rest } = freeFirst(choices);
  const option = ({ value }: { value: string }) => (
    <option key={value} value={value}>
      {textOf(value)}
    </option>
  );
  return (
    <>
      {free.length > 0 && <optgroup label={words.free}>{free.map(option)}</optgroup>}
      {rest.length > 0 && <optgroup label={others}>{rest.map(option)}</optgroup>}
    </>
  );
}
