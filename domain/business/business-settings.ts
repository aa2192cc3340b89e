import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
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
import {
  areSameResponses,
  countyTypes,
  mostResponseHours,
  type ResponseTimes,
} from "./response-times.ts";

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

const responseTimes = z.object({
  onSiteHours: z.number(),
  responseHours: z.object({ primary: z.number(), secondary: z.number(), extended: z.number() }),
});

/** Null: what `content/` says. */
export const businessSettings = z.object({
  hours: z.nullable(weekHours),
  /** Appointments per slot while nobody has an inspection plan. */
  capacity: z.nullable(z.int().check(z.minimum(1), z.maximum(mostCapacity))),
  answers: z.optional(z.nullable(answerTimes)),
  responseTimes: z.optional(z.nullable(responseTimes)),
  reminders: z.optional(z.nullable(reminderWords)),
});

/** Absent, for what was stored or is sent by an earlier release: as null, and as it is. */
export type BusinessSettings = z.output<typeof businessSettings>;

export const noSettings: Required<BusinessSettings> = {
  hours: null,
  capacity: null,
  answers: null,
  responseTimes: null,
  reminders: null,
};

/** The part of the profile that settings replace. */
export type SetProfile = Pick<
  BusinessProfile,
  "hours" | "inspection" | "phone" | "hotline" | "email" | "licenses"
> &
  Required<Pick<BusinessProfile, "answers" | "responseTimes" | "reminders">>;

/** The profile's hours, capacity, promises and words, or what was set in their place. */
export function withSettings(
  profile: SetProfile,
  { hours, capacity, answers, responseTimes, reminders }: BusinessSettings,
): SetProfile {
  return {
    answers: answers ?? profile.answers,
    responseTimes: responseTimes ?? profile.responseTimes,
    reminders: reminders ?? profile.reminders,
    hours: hours ? openDaysOf(hours) : profile.hours,
    inspection: { ...profile.inspection, capacity: capacity ?? profile.inspection.capacity },
    phone: profile.phone,
    hotline: profile.hotline,
    email: profile.email,
    licenses: profile.licenses,
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
    areSame(one.responseTimes, other.responseTimes, areSameResponses) &&
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

/**
 * What is wrong with settings, by field; empty when nothing is.
 * @param profile What holds where they set nothing.
 */
export function settingsFaults(
  settings: BusinessSettings,
  profile: Pick<SetProfile, "answers" | "responseTimes">,
): Faults {
  const { hours, answers, responseTimes, reminders } = settings;
  const setsTimes = Boolean(answers ?? responseTimes);
  return {
    ...(hours && hoursFaults(hours)),
    ...(answers && answerFaults(answers)),
    ...(setsTimes &&
      responseFaults(responseTimes ?? profile.responseTimes, answers ?? profile.answers)),
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

/** What is wrong with how soon we come, beside how soon we answer. Anything may have been typed. */
export function responseFaults(
  { onSiteHours, responseHours }: ResponseTimes,
  { emergencyHours: { to } }: AnswerTimes,
): Faults {
  const faults: Faults = {};
  if (!isCount(onSiteHours, mostResponseHours)) faults.onSiteHours = wrongResponse;
  // We reach somebody before we are there.
  else if (onSiteHours < to)
    faults.onSiteHours = `Enter at least ${to}, since answering may take that long`;
  let nearer = 1;
  for (const type of countyTypes) {
    const hours = responseHours[type];
    if (!isCount(hours, mostResponseHours)) faults[type] = wrongResponse;
    else if (hours < nearer) faults[type] = `Enter at least ${nearer}, as for the nearer area`;
    else nearer = hours;
  }
  return faults;
}

const wrongResponse = `Enter hours from 1 to ${mostResponseHours}`;

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
    responseTimes: z.optional(responseTimes),
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

/** What the desk's letters and texts state. */
export const statedFacts = z.object({
  phone: z.object({ display: z.string(), e164: z.string() }),
  /** Minutes that an inspection takes. */
  inspectionMinutes: z.object({ from: z.number(), to: z.number() }),
});

const businessResponse = z.object({ success: z.literal(true), business });

export const businessContract = {
  "/desk/business": {
    get: {
      operation: "readBusiness",
      does: "Returns what an owner has set in place of the business profile.",
      response: businessResponse,
    },
    put: {
      operation: "changeBusiness",
      does: "Changes the business settings, unless somebody else has since `version`: 409.",
      refuses: [409],
      body: z.object({ version: z.int(), settings: businessSettings }),
      response: businessResponse,
    },
  },
  "/desk/opening-hours": {
    get: {
      operation: "readOpeningHours",
      does: "Returns the opening hours as they are now.",
      response: z.object({ success: z.literal(true), hours: weekHours }),
    },
  },
  "/desk/facts": {
    get: {
      operation: "readFacts",
      does: "Returns what staff's letters and texts state of the business, as it is now.",
      response: z.object({ success: z.literal(true), facts: statedFacts }),
    },
  },
} as const satisfies ApiContractTable;
