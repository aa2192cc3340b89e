import type { AppointmentTime } from "./appointment-form.ts";

/** Milliseconds until what a change by the desk makes us write is sent, in which another change takes it back. */
export const unsentFor = 10_000;

/**
 * Where the person still believes an appointment to be after a move that nobody has told them of; null: they know.
 * @param believed Where they believed it to be before the move.
 */
export function toldAfterMove(
  believed: AppointmentTime,
  moved: AppointmentTime,
): AppointmentTime | null {
  return isSameTime(believed, moved) ? null : believed;
}

export function isSameTime(one: AppointmentTime, other: AppointmentTime): boolean {
  return one.date === other.date && one.timeSlot === other.timeSlot;
}
