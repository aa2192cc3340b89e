import { slotLabel } from "#domain/calendar/slot.ts";

/** The times of a day that the specification names, in order, whatever `content/` says. */
export const slots = ["09:00", "10:00", "11:00", "13:00", "14:00", "15:00", "16:00"] as const;

export const slotLabels = slots.map(slotLabel);
