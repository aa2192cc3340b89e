import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { otherTimeDialog as words } from "#content/en/desk/reschedulings.ts";
import { calendarQuery } from "#desk/calendar/calendar-query.ts";
import { FarApartNote } from "#desk/calendar/far-apart-note.tsx";
import { farApartOn } from "#desk/calendar/far-apart-on.ts";
import { choicesOfMove } from "#desk/calendar/move-choices.ts";
import { failureText } from "#desk/failure-text.ts";
import { today } from "#desk/moment-text.ts";
import { Failed } from "#desk/parts/failed.tsx";
import type { ReschedulingItem } from "#domain/appointment/rescheduling-contract.ts";
import { addDays, calendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import type { SlotLabel } from "#domain/calendar/slot.ts";
import { Dialog } from "#ui/desk/dialog.tsx";
import { DialogButtons } from "#ui/desk/dialog-buttons.tsx";
import { SelectField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import type { Choice } from "./use-rescheduling-calls.ts";

/** Days ahead that can be chosen here. */
const daysAhead = 28;
const whoever = "";

type Props = {
  error: unknown;
  busy: boolean;
  onClose: () => void;
  onChoose: (item: ReschedulingItem, choice: Choice) => void;
};

/** Proposes another free time to a person. Nothing is moved by it. */
export function OtherTimeDialog({
  item,
  ...props
}: Props & { item: ReschedulingItem | undefined }) {
  const title = item ? words.title(item.appointment.name) : "";
  return (
    <Dialog title={title} open={item !== undefined} onClose={props.onClose}>
      {item && <OtherTime item={item} {...props} />}
    </Dialog>
  );
}

function OtherTime({ item, error, busy, onClose, onChoose }: Props & { item: ReschedulingItem }) {
  const from = addDays(today(), 1);
  const calendar = useQuery(calendarQuery({ from, days: daysAhead }));
  const { data } = calendar;
  const [wantedDay, setDay] = useState(item.proposed?.date);
  const [wantedTime, setTime] = useState<SlotLabel>(
    item.proposed?.timeSlot ?? item.original.timeSlot,
  );
  const [inspectorId, setInspector] = useState(whoever);
  if (!data) {
    if (calendar.error) return <Failed error={calendar.error} onRetry={calendar.refetch} />;
    return <Waiting rows={3} />;
  }
  const { appointment } = item;
  const choicesAt = (date: string, timeSlot: SlotLabel) =>
    choicesOfMove(data, appointment, { date, timeSlot });
  const freeOf = <Value extends string>(choices: readonly { value: Value; isFree: boolean }[]) =>
    choices.filter(({ isFree }) => isFree).map(({ value }) => value);
  const days = freeOf(choicesAt(from, wantedTime).days).filter((day) => day >= from);
  const date = days.find((day) => day === wantedDay) ?? days[0];
  if (!date) {
    return <p>{words.noTime(daysAhead)}</p>;
  }
  const times = freeOf(choicesAt(date, wantedTime).times);
  const timeSlot = times.find((time) => time === wantedTime) ?? times[0] ?? wantedTime;
  const inspectors = freeOf(choicesAt(date, timeSlot).inspectors);
  const chosen = inspectors.find((id) => id === inspectorId);
  const far = farApartOn(data, date, appointment, { timeSlot, inspectorId: chosen });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        const place = { date, timeSlot, ...(chosen && { inspectorId: chosen }) };
        onChoose(item, { step: "propose", ...place });
      }}
    >
      <SelectField label={words.day} value={date} onChange={({ target }) => setDay(target.value)}>
        {days.map((day) => (
          <option key={day} value={day}>
            {formatDay(calendarDay(day), "yearless")}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.time}
        value={timeSlot}
        onChange={({ target }) => setTime(times.find((time) => time === target.value) ?? timeSlot)}
      >
        {times.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </SelectField>
      {inspectors.length > 0 && (
        <SelectField
          label={words.inspector}
          value={chosen ?? whoever}
          onChange={({ target }) => setInspector(target.value)}
        >
          <option value={whoever}>{words.whoever}</option>
          {inspectors.map((id) => (
            <option key={id} value={id}>
              {data.inspectors.find((each) => each.id === id)?.name ?? id}
            </option>
          ))}
        </SelectField>
      )}
      <div aria-live="polite">{far && <FarApartNote far={far} />}</div>
      {error != null && (
        <Notice tone="late">
          <p>{failureText(error)}</p>
        </Notice>
      )}
      <DialogButtons submit={words.submit} busy={busy} close={words.close} onClose={onClose} />
    </form>
  );
}
