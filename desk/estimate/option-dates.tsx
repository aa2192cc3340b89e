import { useState } from "react";
import { optionEditor as words } from "#content/en/desk/estimate.ts";
import { calendarDay, isCalendarDay } from "#domain/calendar/calendar-day.ts";
import type { EstimateOption } from "#domain/estimate/estimate-content.ts";
import { TextField } from "#ui/desk/field.tsx";

/** When the work begins at the earliest, and by when it is done: both, or neither is kept. */
export function OptionDates({
  dates,
  onChange,
}: {
  dates: EstimateOption["dates"];
  onChange: (dates: EstimateOption["dates"]) => void;
}) {
  const [typed, setTyped] = useState({ begin: dates?.begin ?? "", end: dates?.end ?? "" });
  const set = (said: Partial<typeof typed>) => {
    const next = { ...typed, ...said };
    // A day that ends before it begins is pulled along.
    if (said.begin && isCalendarDay(said.begin) && next.end < said.begin) next.end = said.begin;
    if (said.end && isCalendarDay(said.end) && next.begin > said.end) next.begin = said.end;
    setTyped(next);
    const { begin, end } = next;
    const isBoth = isCalendarDay(begin) && isCalendarDay(end);
    onChange(isBoth ? { begin: calendarDay(begin), end: calendarDay(end) } : null);
  };
  return (
    <>
      <TextField
        type="date"
        label={words.begin}
        value={typed.begin}
        onChange={({ target }) => set({ begin: target.value })}
      />
      <TextField
        type="date"
        label={words.end}
        value={typed.end}
        onChange={({ target }) => set({ end: target.value })}
      />
    </>
  );
}
