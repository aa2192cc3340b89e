import type { ReminderWords } from "#domain/appointment/reminder-words.ts";
import type { AnswerTimes } from "#domain/business/answer-times.ts";
import type { BusinessSettings } from "#domain/business/business-settings.ts";
import {
  type BusinessFacts,
  type FactValue,
  type Overrides,
  withOverrides,
} from "#domain/business/facts.ts";
import type { ResponseTimes } from "#domain/business/response-times.ts";
import { type WeekHours, week } from "#domain/calendar/opening-hours.ts";

/**
 * The form in which settings were stored before facts were set by path. It is written beside today's, so that an earlier
 * release can run on the same rows.
 */
export type EarlierSettings = {
  hours?: WeekHours | null;
  capacity?: number | null;
  answers?: AnswerTimes | null;
  responseTimes?: ResponseTimes | null;
  reminders?: ReminderWords | null;
};

/** Overrides as an earlier release wrote them. */
export function settingsOfEarlier(settings: EarlierSettings): Overrides {
  const overrides: Record<string, FactValue> = {};
  const { hours, capacity, answers, responseTimes, reminders } = settings;
  if (hours) overrides.hours = hours;
  if (capacity) overrides.capacity = capacity;
  if (answers) {
    overrides["answers.replyHours"] = answers.replyHours;
    overrides["answers.emergencyHours"] = answers.emergencyHours;
  }
  if (responseTimes) {
    overrides["responseTimes.onSiteHours"] = responseTimes.onSiteHours;
    for (const [type, soon] of Object.entries(responseTimes.responseHours)) {
      overrides[`responseTimes.responseHours.${type}`] = soon;
    }
  }
  for (const [kind, words] of Object.entries(reminders ?? {})) {
    for (const [part, text] of Object.entries(words)) overrides[`reminders.${kind}.${part}`] = text;
  }
  return overrides;
}

/** The same as an earlier release reads it: a part as a whole where any of its facts is set. */
export function earlierSettingsOf(
  { overrides }: BusinessSettings,
  built: BusinessFacts,
): EarlierSettings {
  const facts = withOverrides(built, overrides);
  const isSet = (part: string) =>
    Object.keys(overrides).some((path) => path === part || path.startsWith(`${part}.`));
  const { hours, capacity, answers, responseTimes, reminders } = facts;
  return {
    hours: isSet("hours") ? hours : null,
    capacity: isSet("capacity") ? capacity : null,
    answers: isSet("answers") ? answers : null,
    responseTimes: isSet("responseTimes") ? responseTimes : null,
    reminders: isSet("reminders") ? reminders : null,
  };
}

/**
 * Overrides that the release before this one can read, and the others: it reads `overrides` as a whole, and does not start where
 * it finds a value of a form that it does not know.
 */
export function byFormerRelease(overrides: Overrides): { known: Overrides; added: Overrides } {
  const entries = Object.entries(overrides);
  return {
    known: Object.fromEntries(entries.filter(([, value]) => isKnownForm(value))),
    added: Object.fromEntries(entries.filter(([, value]) => !isKnownForm(value))),
  };
}

function isKnownForm(value: FactValue): boolean {
  if (typeof value !== "object") return typeof value !== "boolean";
  if (Array.isArray(value)) return value.every((item) => typeof item === "number");
  const isOfWeek = Object.keys(value).every((key) => week.some((weekday) => weekday === key));
  return "from" in value || "e164" in value || isOfWeek;
}
