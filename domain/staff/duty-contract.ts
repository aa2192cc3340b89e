import { z } from "zod/mini";
import { weekdays } from "#domain/calendar/calendar-day.ts";

/* Duty in the calls for staff. */

/** `HH:MM` from `00:00` to `23:59`. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Choose a time"));

/** Until when somebody who goes on duty stays. */
export const dutyEnd = z.union([z.literal("closing"), timeOfDay]);

export type DutyEnd = z.output<typeof dutyEnd>;

/** Fields of a body that switches somebody on or off. */
export const dutyChange = {
  isOnDuty: z.optional(z.boolean()),
  /** Only with `isOnDuty: true`. Missing: until switched off. */
  dutyUntil: z.optional(dutyEnd),
} as const;

const lastMinute = 1_439;
/** Minutes after midnight. */
const minuteOfDay = z.int().check(z.minimum(0), z.maximum(lastMinute));

/** Shifts of one person; more than a few a day are a mistake. */
const mostShifts = 42;

export const dutyPlan = z.object({
  shifts: z
    .array(z.object({ weekday: z.enum(weekdays), from: minuteOfDay, to: minuteOfDay }))
    .check(z.maxLength(mostShifts, `A plan has at most ${mostShifts} shifts`)),
  onHolidays: z.boolean(),
});
