import type { AppointmentTime } from "./appointment-form.ts";

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
