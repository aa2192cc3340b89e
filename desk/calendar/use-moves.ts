import { useMemo, useState } from "react";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { moves as labels } from "#content/en/desk/calendar.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import {
  type Calendar,
  findAppointment,
  isPlaceOf,
  movedTo,
  withAppointment,
} from "./calendar-model.ts";
import type { Done } from "./moved-bar.tsx";
import type { Place } from "./place.ts";
import { timeText } from "./spoken-place.ts";
import { type Move, useMove } from "./use-appointment-calls.ts";

type Asked = Move & { appointment: CalendarAppointment; key: string };

/**
 * Moving, whichever way it was asked for. The card is at its new place at once, and goes back when the server refuses.
 * `done` is what was done last, `refused` what was refused last.
 */
export function useMoves(stored: Calendar, say: (words: string) => void) {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const [done, setDone] = useState<Done>();
  const [refused, setRefused] = useState<Asked & { error: unknown }>();
  const calendar = useMemo(
    () =>
      asked.reduce(
        (shown, { appointment, place }) => withAppointment(shown, movedTo(appointment, place)),
        stored,
      ),
    [stored, asked],
  );
  const settle = (key: string) => setAsked((all) => all.filter((each) => each.key !== key));
  const call = useMove({
    onDone: (appointment, input) => {
      settle(input.key);
      const when = timeText({ ...appointment, date: calendarDay(appointment.date) });
      if (input.isUndo) {
        setDone(undefined);
        say(labels.movedBack(when));
        return;
      }
      const { date, timeSlot, inspectorId } = input.appointment;
      const before = { date: calendarDay(date), timeSlot, inspectorId };
      setDone({ appointment, words: labels.moved(when), before });
    },
    onFailed: (error, input) => {
      settle(input.key);
      setDone(undefined);
      setRefused({ ...input, error });
    },
  });

  function ask(appointment: CalendarAppointment, move: Move, key: string): void {
    setAsked((all) => [...all, { ...move, appointment, key }]);
    setRefused(undefined);
    call.start(appointment, move, key);
  }
  /** As the screen knows it now: an answer may have come since. */
  const newest = (known: CalendarAppointment) => {
    const shown = findAppointment(stored, known.id);
    return shown && shown.sequence > known.sequence ? shown : known;
  };

  return {
    calendar,
    done,
    refused,
    isBusy: (id: string) => asked.some(({ appointment }) => appointment.id === id),
    isUndoing: asked.some(({ isUndo }) => isUndo),
    move: (appointment: CalendarAppointment, place: Place) => {
      if (isPlaceOf(place, appointment)) return;
      setDone(undefined);
      ask(appointment, { place, anyway: false }, newSubmissionKey());
    },
    undo: (before: Place) =>
      done &&
      ask(
        newest(done.appointment),
        { place: before, anyway: false, isUndo: true },
        newSubmissionKey(),
      ),
    anyway: () =>
      refused && ask(newest(refused.appointment), { ...refused, anyway: true }, newSubmissionKey()),
    /** The same call with the same key: the server does it once. */
    again: () => refused && ask(refused.appointment, refused, refused.key),
    /** Something else that was done, to be told. */
    note: (appointment: CalendarAppointment) =>
      setDone({ appointment, words: labels.canceled, before: undefined }),
    forget: () => {
      setDone(undefined);
      setRefused(undefined);
    },
  };
}
