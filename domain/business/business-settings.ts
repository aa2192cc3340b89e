import { z } from "zod/mini";
import { calendarAppointment } from "#domain/appointment/calendar-contract.ts";
import {
  areSameHours,
  type Weekday,
  type WeekHours,
  week,
} from "#domain/calendar/opening-hours.ts";
import type { BusinessProfile } from "./business-profile.ts";

/* What an owner sets at the desk in place of the business profile, and the desk's calls for it. */

/** Most appointments per slot. */
export const mostCapacity = 20;

const minute = z.int().check(z.minimum(0), z.maximum(24 * 60 - 1));
const dayHours = z.optional(z.object({ opens: minute, closes: minute }));

/** Opening hours by weekday, in minutes after local midnight. A weekday without an entry is closed. */
export const weekHours = z.object({
  Monday: dayHours,
  Tuesday: dayHours,
  Wednesday: dayHours,
  Thursday: dayHours,
  Friday: dayHours,
  Saturday: dayHours,
  Sunday: dayHours,
});

/** Null: what the business profile says. */
export const businessSettings = z.object({
  hours: z.nullable(weekHours),
  /** Appointments per slot while nobody has an inspection plan. */
  capacity: z.nullable(z.int().check(z.minimum(1), z.maximum(mostCapacity))),
});

export type BusinessSettings = z.output<typeof businessSettings>;

export const noSettings: BusinessSettings = { hours: null, capacity: null };

/** The part of the profile that settings replace. */
export type SetProfile = Pick<BusinessProfile, "hours" | "inspection">;

/** The profile's hours and capacity, or what was set in their place. */
export function withSettings(
  profile: SetProfile,
  { hours, capacity }: BusinessSettings,
): SetProfile {
  return {
    hours: hours ? openDaysOf(hours) : profile.hours,
    inspection: { ...profile.inspection, capacity: capacity ?? profile.inspection.capacity },
  };
}

/** What is wrong with opening hours, by weekday; `hours` for the week as a whole. Empty when nothing is. */
export function hoursFaults(hours: WeekHours): Partial<Record<Weekday | "hours", string>> {
  const open = week.flatMap((weekday) => {
    const times = hours[weekday];
    return times ? [{ weekday, ...times }] : [];
  });
  if (open.length === 0) return { hours: "Open on at least one day" };
  return Object.fromEntries(
    open
      .filter(({ opens, closes }) => closes <= opens)
      .map(({ weekday }) => [weekday, "Choose a closing time after the opening time"]),
  );
}

/** Whether two settings say the same, defaults included. */
export function areSameSettings(one: BusinessSettings, other: BusinessSettings): boolean {
  if (one.capacity !== other.capacity) return false;
  if (!one.hours || !other.hours) return one.hours === other.hours;
  return areSameHours(one.hours, other.hours);
}

/** The hours without entries for closed days, in the order of the week. */
function openDaysOf(hours: WeekHours): WeekHours {
  return Object.fromEntries(
    week.flatMap((weekday) => (hours[weekday] ? [[weekday, hours[weekday]]] : [])),
  );
}

export const businessChange = z.object({
  version: z.number(),
  at: z.string(),
  /** Who changed it; null: they are not here any more. */
  by: z.nullable(z.string()),
  from: businessSettings,
  to: businessSettings,
});

export type BusinessChange = z.output<typeof businessChange>;

export const business = z.object({
  /** Rises by one with every change; a change names the one it is based on. 0: nothing has been set. */
  version: z.number(),
  settings: businessSettings,
  /** The business profile's. */
  defaults: z.object({ hours: weekHours, capacity: z.number() }),
  /** Whether inspection plans decide about the capacity now. */
  hasInspectors: z.boolean(),
  /** The newest changes, the last one first. */
  history: z.array(businessChange),
  /** Booked appointments from tomorrow on at times that are not within the opening hours, in order. */
  outside: z.array(calendarAppointment),
});

export type Business = z.output<typeof business>;

const businessResponse = z.object({ success: z.literal(true), business });

export const businessContract = {
  "/desk/business": {
    get: { response: businessResponse },
    /** Changes the settings, unless somebody else has since `version`: 409. */
    put: {
      body: z.object({ version: z.int(), settings: businessSettings }),
      response: businessResponse,
    },
  },
  /** The opening hours now. */
  "/desk/opening-hours": {
    get: { response: z.object({ success: z.literal(true), hours: weekHours }) },
  },
} as const;
