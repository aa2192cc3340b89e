import { z } from "zod/mini";
import { calendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { areSameWords, reminderFaults, reminderWords } from "#domain/appointment/reminder-words.ts";
import {
  areSameHours,
  type Weekday,
  type WeekHours,
  week,
} from "#domain/calendar/opening-hours.ts";
import {
  type AnswerTimes,
  areSameTimes,
  mostEmergencyHours,
  mostReplyHours,
} from "./answer-times.ts";
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

const answerTimes = z.object({
  replyHours: z.number(),
  emergencyHours: z.object({ from: z.number(), to: z.number() }),
});

/** Null: what `content/` says. */
export const businessSettings = z.object({
  hours: z.nullable(weekHours),
  /** Appointments per slot while nobody has an inspection plan. */
  capacity: z.nullable(z.int().check(z.minimum(1), z.maximum(mostCapacity))),
  answers: z.optional(z.nullable(answerTimes)),
  reminders: z.optional(z.nullable(reminderWords)),
});

/** Absent, for what was stored or is sent by an earlier release: as null, and as it is. */
export type BusinessSettings = z.output<typeof businessSettings>;

export const noSettings: Required<BusinessSettings> = {
  hours: null,
  capacity: null,
  answers: null,
  reminders: null,
};

/** The part of the profile that settings replace. */
export type SetProfile = Pick<BusinessProfile, "hours" | "inspection"> &
  Required<Pick<BusinessProfile, "answers" | "reminders">>;

/** The profile's hours, capacity, promises and words, or what was set in their place. */
export function withSettings(
  profile: SetProfile,
  { hours, capacity, answers, reminders }: BusinessSettings,
): SetProfile {
  return {
    answers: answers ?? profile.answers,
    reminders: reminders ?? profile.reminders,
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
  return (
    one.capacity === other.capacity &&
    areSame(one.hours, other.hours, areSameHours) &&
    areSame(one.answers, other.answers, areSameTimes) &&
    areSame(one.reminders, other.reminders, areSameWords)
  );
}

function areSame<Part>(
  one: Part | null | undefined,
  other: Part | null | undefined,
  compare: (one: Part, other: Part) => boolean,
): boolean {
  if (!one || !other) return !one && !other;
  return compare(one, other);
}

/** What is wrong with settings, by field; empty when nothing is. */
export function settingsFaults({ hours, answers, reminders }: BusinessSettings): Faults {
  return {
    ...(hours && hoursFaults(hours)),
    ...(answers && answerFaults(answers)),
    ...(reminders && reminderFaults(reminders)),
  };
}

type Faults = Record<string, string>;

/** What is wrong with how soon we answer. Anything may have been typed. */
export function answerFaults({ replyHours, emergencyHours: { from, to } }: AnswerTimes): Faults {
  const isSpan = isCount(from, mostEmergencyHours) && isCount(to, mostEmergencyHours);
  return {
    ...(!isCount(replyHours, mostReplyHours) && {
      replyHours: `Enter hours from 1 to ${mostReplyHours}`,
    }),
    ...(!isSpan && { emergencyHours: `Enter hours from 1 to ${mostEmergencyHours}` }),
    ...(isSpan && from > to && { emergencyHours: "Enter the shorter time first" }),
  };
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
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
  defaults: z.object({
    hours: weekHours,
    capacity: z.number(),
    answers: z.optional(answerTimes),
    reminders: z.optional(reminderWords),
  }),
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
