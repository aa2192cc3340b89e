import { clockOf } from "./hours-in-words.ts";
import type { MinuteOfDay } from "./opening-hours.ts";

/**
 * A time of day at which an inspection can start, in 24 hours: `09:00`. As text, slots sort by time. Which of them a day has
 * is a fact (`slots`); an appointment keeps its own when that changes.
 */
export type Slot = `${number}:${number}`;

/** A slot for people, forms and the API: `9:00 AM`. */
export type SlotLabel = `${number}:${number} ${"AM" | "PM"}`;

export const slotPattern = /^([01]\d|2[0-3]):[0-5]\d$/;
export const slotLabelPattern = /^(1[0-2]|[1-9]):([0-5]\d) ([AP]M)$/;

/** For example `9:00 AM`. */
export function slotLabel(slot: Slot): SlotLabel {
  return clockOf(slotStart(slot)) as SlotLabel;
}

/** The slot with this label; undefined for any other text, including `09:00`. */
export function slotOfLabel(label: SlotLabel): Slot;
export function slotOfLabel(text: string): Slot | undefined;
export function slotOfLabel(text: string): Slot | undefined {
  const [, hour, minute, half] = slotLabelPattern.exec(text) ?? [];
  if (!hour) return undefined;
  return slotAt((Number(hour) % 12) * 60 + Number(minute) + (half === "PM" ? 720 : 0));
}

/** The slot that starts at this minute, from 0 to 1439. */
export function slotAt(minute: MinuteOfDay): Slot {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${hour}:${rest}` as Slot;
}

/** Times of day for people, as they can be typed: `7:30 AM, 8:30 AM`. */
export function timesInWords(minutes: readonly MinuteOfDay[]): string {
  return minutes.map(clockOf).join(", ");
}

/** Start of the slot, in minutes after local midnight. */
export function slotStart(slot: Slot): MinuteOfDay {
  const [hour = 0, minute = 0] = slot.split(":").map(Number);
  return hour * 60 + minute;
}

/** Whether what begins at these slots of one day and takes so many minutes runs at the same time. */
export function overlaps(one: Slot, other: Slot, minutes: number): boolean {
  return Math.abs(bySlot(one, other)) < minutes;
}

/** The earlier of two slots first, as `sort` asks. */
export function bySlot(one: Slot, other: Slot): number {
  return slotStart(one) - slotStart(other);
}
