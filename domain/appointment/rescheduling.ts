import { type CalendarDay, daysBetween } from "#domain/calendar/calendar-day.ts";
import { overlaps, type Slot, slotStart } from "#domain/calendar/slot.ts";
import type { AppointmentTime } from "./appointment-form.ts";

/** Where an appointment is in the calendar: its time, and whose column. Null: unassigned. */
export type Place = AppointmentTime & { inspectorId: string | null };

/** An appointment that has to leave its place. */
export type Affected = Place & { id: string };

/** A slot of a day with room left. */
export type FreeTime = {
  date: CalendarDay;
  slot: Slot;
  /** For how many more appointments. */
  room: number;
  /** Inspectors without an appointment then; empty while nobody has an inspection plan. */
  inspectorIds: readonly string[];
};

/** Days within which hour and inspector count more than how soon it is. */
const week = 7;

/**
 * A new place for each appointment, by its id; those for whom nothing is free are left out. Another inspector at the very
 * time comes first. Then, within a week, the same hour and inspector on the nearest day, the same hour with anybody,
 * another hour; then the same a week later. Earlier days are the last resort: they give people less notice. Whoever can
 * keep more of what was agreed on comes first. No time gets more appointments than it has room for, and no inspector two
 * at once.
 */
export function proposals(
  affected: readonly Affected[],
  free: readonly FreeTime[],
): Map<string, Place> {
  const left = free.map((time) => ({ ...time, inspectorIds: [...time.inspectorIds] }));
  const proposed = new Map<string, Place>();
  const pairs = affected
    .flatMap((one) => left.flatMap((time) => choicesOf(one, time)))
    .sort((one, other) => compare(one.rank, other.rank));
  for (const { id, time, inspectorId } of pairs) {
    if (proposed.has(id) || time.room === 0) continue;
    if (inspectorId !== null && !time.inspectorIds.includes(inspectorId)) continue;
    time.room -= 1;
    time.inspectorIds = time.inspectorIds.filter((other) => other !== inspectorId);
    proposed.set(id, { date: time.date, timeSlot: time.slot, inspectorId });
  }
  return proposed;
}

type Choice = {
  id: string;
  time: FreeTime & { inspectorIds: string[] };
  inspectorId: string | null;
  rank: number[];
};

function choicesOf(one: Affected, time: Choice["time"]): Choice[] {
  const inspectors: (string | null)[] = time.inspectorIds.length > 0 ? time.inspectorIds : [null];
  return inspectors.map((inspectorId) => ({
    id: one.id,
    time,
    inspectorId,
    rank: rankOf(one, time, inspectorId),
  }));
}

/** Lower numbers first. */
function rankOf(one: Affected, { date, slot }: FreeTime, inspectorId: string | null): number[] {
  const days = daysBetween(one.date, date);
  const isSameHour = slot === one.timeSlot;
  const isSameInspector = one.inspectorId === null || one.inspectorId === inspectorId;
  const kept = isSameHour ? (isSameInspector ? 0 : 1) : 2;
  return [
    days === 0 && isSameHour ? 0 : 1,
    days < 0 ? 1 : 0,
    Math.floor(Math.max(Math.abs(days) - 1, 0) / week),
    kept,
    Math.abs(days),
    Math.abs(slotStart(slot) - slotStart(one.timeSlot)),
    isSameInspector ? 0 : 1,
  ];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** What is left of free times when these places are promised to others, each for so many minutes. */
export function withoutPlaces(
  free: readonly FreeTime[],
  places: readonly Place[],
  minutes: number,
): FreeTime[] {
  return free
    .map((time) => {
      const taken = places.filter(
        ({ date, timeSlot }) => date === time.date && overlaps(timeSlot, time.slot, minutes),
      );
      const inspectors = new Set(taken.map(({ inspectorId }) => inspectorId));
      return {
        ...time,
        room: Math.max(time.room - taken.length, 0),
        inspectorIds: time.inspectorIds.filter((id) => !inspectors.has(id)),
      };
    })
    .filter(({ room }) => room > 0);
}
