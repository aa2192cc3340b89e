import type { MinuteOfDay } from "./opening-hours.ts";

/** The seven start times of an inspection, in order. */
export const slots = ["09:00", "10:00", "11:00", "13:00", "14:00", "15:00", "16:00"] as const;

export type Slot = (typeof slots)[number];

/** Labels for people, forms and the API. */
const labels = {
  "09:00": "9:00 AM",
  "10:00": "10:00 AM",
  "11:00": "11:00 AM",
  "13:00": "1:00 PM",
  "14:00": "2:00 PM",
  "15:00": "3:00 PM",
  "16:00": "4:00 PM",
} as const satisfies Record<Slot, string>;

export type SlotLabel = (typeof labels)[Slot];

export const slotLabels: readonly SlotLabel[] = slots.map(slotLabel);

/** For example `9:00 AM`. */
export function slotLabel(slot: Slot): SlotLabel {
  return labels[slot];
}

/** The slot with this label; undefined for any other text, including `09:00`. */
export function slotOfLabel(label: SlotLabel): Slot;
export function slotOfLabel(text: string): Slot | undefined;
export function slotOfLabel(text: string): Slot | undefined {
  return slots.find((slot) => labels[slot] === text);
}

/** Start of the slot, in minutes after local midnight. */
export function slotStart(slot: Slot): MinuteOfDay {
  const [hour = 0, minute = 0] = slot.split(":").map(Number);
  return hour * 60 + minute;
}
