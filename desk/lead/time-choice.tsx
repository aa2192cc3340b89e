import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { timeChoice as words } from "#content/en/desk/lead.ts";
import { calendarQuery } from "#desk/calendar/calendar-query.ts";
import { FarApartNote } from "#desk/calendar/far-apart-note.tsx";
import { farApartOn, type Going } from "#desk/calendar/far-apart-on.ts";
import { failureText } from "#desk/failure-text.ts";
import { useDeskKeys } from "#desk/keys/use-desk-keys.ts";
import { today } from "#desk/moment-text.ts";
import { useNow } from "#desk/use-now.ts";
import { addDays, type CalendarDay, formatDay, weekdayOf } from "#domain/calendar/calendar-day.ts";
import { Button } from "#ui/desk/button.tsx";
import type { FreeSlot } from "./free-slots.ts";
import { dayTimes, firstDayWithRoom, type OfferedTime, timesOfWeek } from "./offered-times.ts";

const daysShown = 7;

/**
 * Any time of a week, today's too: a day, then a time, which digits choose as well. What is free comes first; the rest is
 * there for those who book it all the same.
 */
export function TimeChoice({
  chosen,
  going,
  onChoose,
}: {
  chosen: FreeSlot | undefined;
  /** Where to: days whose other appointments are too far from there are marked. */
  going: Going;
  onChoose: (time: FreeSlot) => void;
}) {
  const now = useNow((instant) => today(instant));
  const minute = useNow((instant) => Math.floor(instant / 60_000));
  const [from, setFrom] = useState<CalendarDay>(chosen?.date ?? now);
  const [picked, setPicked] = useState<CalendarDay | undefined>(chosen?.date);
  const [isAll, setIsAll] = useState(false);
  const { data, error } = useQuery(calendarQuery({ from, days: daysShown }));
  const week = data && timesOfWeek(data, minute * 60_000);
  const day = picked ?? (week && firstDayWithRoom(week, now)) ?? from;
  const times = dayTimes(week, day).filter(({ isFree, isOver }) => !isOver && (isFree || isAll));
  const isFar = (date: string) => data !== undefined && !!farApartOn(data, date, going);
  const far =
    data &&
    (chosen?.date === day ? farApartOn(data, day, going, chosen) : farApartOn(data, day, going));
  useDeskKeys(
    Object.fromEntries(
      times.map(({ timeSlot }, index) => [index + 1, () => onChoose({ date: day, timeSlot })]),
    ),
  );
  const turn = (first: CalendarDay) => {
    setFrom(first);
    setPicked(undefined);
  };

  if (!week) {
    return <p className="text-small text-soft">{error ? failureText(error) : words.loading}</p>;
  }
  return (
    <div className="grid gap-2">
      <div className="flex items-stretch gap-1">
        <Button
          look="plain"
          aria-label={words.earlier}
          disabled={from <= now}
          onClick={() => turn(addDays(from, -daysShown) < now ? now : addDays(from, -daysShown))}
          className="px-1!"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
        </Button>
        <ul className="grid min-w-0 grow grid-cols-7 tight:grid-cols-3">
          {week.map(({ date, free }) => (
            <li key={date}>
              <button
                type="button"
                aria-pressed={date === day}
                onClick={() => setPicked(date)}
                className={`grid min-h-11 w-full justify-items-center rounded-sm border border-transparent py-0.5 text-small hover:bg-hover aria-pressed:border-action aria-pressed:bg-chosen aria-pressed:forced-chosen ${free === 0 ? "text-soft" : "text-ink"}`}
              >
                <span className="sr-only">
                  {date === now && words.today}
                  {words.day(formatDay(date, "yearless"), free)}
                  {isFar(date) && words.farApart}
                </span>
                <span aria-hidden="true">{weekdayOf(date).slice(0, 2)}</span>
                <span aria-hidden="true" className="font-semibold tabular-nums">
                  {Number(date.slice(8))}
                </span>
                <span
                  aria-hidden="true"
                  className={`h-1 w-4 rounded-sm ${isFar(date) ? "bg-soon" : ""}`}
                />
              </button>
            </li>
          ))}
        </ul>
        <Button
          look="plain"
          aria-label={words.later}
          onClick={() => turn(addDays(from, daysShown))}
          className="px-1!"
        >
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <p aria-live="polite" className="text-small text-soft">
        {formatDay(day, "yearless")}
        {day === now && words.isToday}
        {times.length === 0 && words.nothingFree}
      </p>
      {far && <FarApartNote far={far} />}
      {times.length > 0 && (
        <ul className="grid grid-cols-3 gap-1.5 tight:grid-cols-1">
          {times.map((time, index) => (
            <li key={time.timeSlot}>
              <TimeButton
                time={time}
                number={index + 1}
                isChosen={chosen?.date === day && chosen.timeSlot === time.timeSlot}
                onChoose={() => onChoose({ date: day, timeSlot: time.timeSlot })}
              />
            </li>
          ))}
        </ul>
      )}
      <label className="flex items-center gap-2 text-small">
        <input
          type="checkbox"
          checked={isAll}
          onChange={({ target }) => setIsAll(target.checked)}
          className="size-4.5 accent-action"
        />
        {words.taken}
      </label>
    </div>
  );
}

function TimeButton({
  time: { timeSlot, isFree },
  number,
  isChosen,
  onChoose,
}: {
  time: OfferedTime;
  number: number;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <Button
      look="quiet"
      aria-pressed={isChosen}
      title={words.choose(number)}
      onClick={onChoose}
      className={`w-full px-1.5 text-small whitespace-nowrap tabular-nums aria-pressed:border-action aria-pressed:bg-chosen aria-pressed:forced-chosen ${isFree ? "" : "border-dashed text-soft!"}`}
    >
      {timeSlot}
      {!isFree && <span className="sr-only">{words.notFree}</span>}
    </Button>
  );
}
