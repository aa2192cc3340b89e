import type { AppointmentTime } from "./appointment-form.ts";

/** Milliseconds until what a change by the desk makes us write is sent, in which another change takes it back. */
export const unsentFor = 10_000;

/**
 * Where an appointment is, and where its person believes it to be. Null: there is none, or it is canceled. The time that
 * they believe in is the told time: it stays through whatever we do with the appointment until they are told of it.
 */
export type Knowledge = { time: AppointmentTime | null; believed: AppointmentTime | null };

/** What happens to an appointment, as far as it matters for what its person knows. */
export type AppointmentHappening =
  /** Booked or moved with its person, or by them. */
  | { is: "agreed"; time: AppointmentTime }
  /** Canceled by its person. */
  | { is: "called-off" }
  /** Moved by us alone. */
  | { is: "moved"; time: AppointmentTime }
  /** Canceled by us alone. */
  | { is: "canceled" }
  /** Its person hears where it is, from us, or says that they will be there. */
  | { is: "told" }
  /** A mail that told them is taken back before it has left, or did not arrive. */
  | { is: "unsent"; believed: AppointmentTime };

export function knowledgeAfter(known: Knowledge, happening: AppointmentHappening): Knowledge {
  switch (happening.is) {
    case "agreed":
      return { time: happening.time, believed: happening.time };
    case "called-off":
      return { time: null, believed: null };
    case "moved":
      return { ...known, time: happening.time };
    case "canceled":
      return { ...known, time: null };
    case "told":
      return { ...known, believed: known.time };
    case "unsent":
      return { ...known, believed: happening.believed };
  }
}

/** Whether the person believes in a time that is wrong. */
export function isUntold({ time, believed }: Knowledge): boolean {
  if (time === null || believed === null) return time !== believed;
  return !isSameTime(time, believed);
}

export function isSameTime(one: AppointmentTime, other: AppointmentTime): boolean {
  return one.date === other.date && one.timeSlot === other.timeSlot;
}
