import { useCallback, useEffect, useState } from "react";
import { choiceWords } from "#content/en/appointment-choice.ts";
import { nextFreeDay } from "#domain/appointment/availability.ts";
import { type CalendarDay, formatDay, isCalendarDay } from "#domain/calendar/calendar-day.ts";
import { type Slot, slotLabel, slotOfLabel } from "#domain/calendar/slot.ts";
import type { AppointmentCalendarProps } from "./appointment-calendar.tsx";
import type { AppointmentDays } from "./load-appointment-days.server.ts";
import type { PostedChoice } from "./posted-choice.server.ts";
import { useAvailability } from "./use-availability.ts";
import { isFree, useSlots } from "./use-slots.ts";

export type AppointmentChoice = ReturnType<typeof useAppointmentChoice>;

/** The chosen day and time, and the availability of the others. */
export function useAppointmentChoice(
  calendar: AppointmentDays,
  posted: PostedChoice | undefined,
  /** The visitor has chosen a day or a time. */
  onChosen: () => void,
) {
  const { bookableDays, today } = calendar;
  const { availability, hasFailed, refresh } = useAvailability(bookableDays, calendar.availability);
  const { slots, load } = useSlots(posted?.slots ?? { status: "idle" });
  const [date, setDate] = useState<CalendarDay | undefined>(posted?.values.date);
  const [slot, setSlot] = useState<Slot | undefined>(slotOfLabel(posted?.values.timeSlot ?? ""));
  const [pressed, setPressed] = useState<{ button: HTMLElement }>();
  // Until the script runs, nothing may be disabled that the server could handle.
  const [isInteractive, setIsInteractive] = useState(false);

  useEffect(() => {
    setIsInteractive(true);
    // A time chosen before the script loaded is kept.
    const chosen = document.querySelector<HTMLInputElement>('input[name="timeSlot"]:checked');
    if (chosen) setSlot(slotOfLabel(chosen.value));
  }, []);

  const selectDay = useCallback(
    (day: CalendarDay, button: HTMLElement) => {
      setDate(day);
      setSlot(undefined);
      setPressed({ button });
      load(day);
      onChosen();
    },
    [load, onChosen],
  );

  const selectSlot = useCallback(
    (chosen: Slot) => {
      setSlot(chosen);
      onChosen();
    },
    [onChosen],
  );

  /** Chooses again what was chosen before the page was reloaded or left, as far as it is still free. */
  const restore = useCallback(
    async (day = "", label = "") => {
      if (!isCalendarDay(day) || !bookableDays.includes(day)) return;
      setDate(day);
      const loaded = await load(day);
      const wanted = slotOfLabel(label);
      if (wanted && loaded?.status === "ready" && isFree(loaded, wanted)) setSlot(wanted);
    },
    [bookableDays, load],
  );

  /** After a conflict: reloads what is free, with no time chosen. */
  const reload = useCallback(() => {
    setSlot(undefined);
    if (date) load(date);
    refresh();
  }, [date, load, refresh]);

  const calendarProps: AppointmentCalendarProps = {
    today,
    bookableDays,
    availability,
    selected: date,
    isInteractive,
    onSelect: selectDay,
  };
  return {
    calendar: calendarProps,
    availabilityFailed: hasFailed,
    /** Whether no day can be booked at all. */
    isFull: nextFreeDay(bookableDays, availability) === undefined,
    slots,
    date,
    slot,
    selectSlot,
    /** The button that chose the day; a new object for every press. */
    pressed,
    restore,
    reload,
    isInteractive,
    summary: summaryOf(date, slot),
  };
}

function summaryOf(date: CalendarDay | undefined, slot: Slot | undefined): string {
  if (!date) return choiceWords.summary.nothing;
  if (!slot) return choiceWords.summary.noTime(formatDay(date));
  return `${formatDay(date)}, ${slotLabel(slot)}`;
}
