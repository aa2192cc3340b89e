import type { MinuteOfDay } from "./opening-hours.ts";

/** The seven starting times of an inspection (specification 1, section 9). */
export const timeSlots = [
  "9:00 AM",
  "10:00 AM",
  "11:00 AM",
  "1:00 PM",
  "2:00 PM",
  "3:00 PM",
  "4:00 PM",
] as const;

export type TimeSlot = (typeof timeSlots)[number];

/** When the slot starts, in minutes after local midnight. */
export function slotStart(slot: TimeSlot): MinuteOfDay {
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(slot) as RegExpExecArray;
  return ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minute);
}
