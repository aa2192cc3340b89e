import { reminderWords } from "#content/en/reminders.ts";
import { builtFacts } from "#content/facts.ts";
import {
  areSameWords,
  type ReminderWords,
  reminderFaults,
} from "#domain/appointment/reminder-words.ts";
import { type AnswerTimes, areSameTimes } from "#domain/business/answer-times.ts";
import type { Business, BusinessSettings } from "#domain/business/business-settings.ts";
import {
  answerFaults,
  hoursFaults,
  mostCapacity,
  responseFaults,
} from "#domain/business/business-settings.ts";
import { areSameResponses, type ResponseTimes } from "#domain/business/response-times.ts";
import {
  areSameHours,
  type Weekday,
  type WeekHours,
  week,
} from "#domain/calendar/opening-hours.ts";
import type { CountyType } from "#domain/service-area/county.ts";
import { minuteOf, timeOf } from "#domain/staff/duty-choices.ts";

type TypedDay = { isOpen: boolean; opens: string; closes: string };

/** Business settings as they are typed, with the version that they were begun from. */
export type TypedBusiness = {
  version: number;
  days: Record<Weekday, TypedDay>;
  capacity: string;
  answers: TypedAnswers;
  responses: TypedResponses;
  reminders: ReminderWords;
};

/** Hours, as they are typed. */
export type TypedAnswers = { replyHours: string; from: string; to: string };

/** Hours, as they are typed. */
export type TypedResponses = Record<"onSiteHours" | CountyType, string>;

/** What a day that is opened begins with. */
const usual = { opens: 9 * 60, closes: 17 * 60 };

/** What is stored, to be typed over. */
export function typedBusiness({ version, settings, defaults }: Business): TypedBusiness {
  const hours = settings.hours ?? defaults.hours;
  return {
    version,
    days: typedDays(hours),
    capacity: String(settings.capacity ?? defaults.capacity),
    answers: typedAnswers(settings.answers ?? defaultsOf(defaults).answers),
    responses: typedResponses(settings.responseTimes ?? defaultsOf(defaults).responseTimes),
    reminders: settings.reminders ?? defaultsOf(defaults).reminders,
  };
}

export function typedAnswers({
  replyHours,
  emergencyHours: { from, to },
}: AnswerTimes): TypedAnswers {
  return { replyHours: String(replyHours), from: String(from), to: String(to) };
}

export function typedResponses({ onSiteHours, responseHours }: ResponseTimes): TypedResponses {
  return {
    onSiteHours: String(onSiteHours),
    primary: String(responseHours.primary),
    secondary: String(responseHours.secondary),
    extended: String(responseHours.extended),
  };
}

/** What `content/` says. */
export function defaultsOf(defaults: Business["defaults"]) {
  return {
    answers: defaults.answers ?? builtFacts.answers,
    responseTimes: defaults.responseTimes ?? builtFacts.responseTimes,
    reminders: defaults.reminders ?? reminderWords,
  };
}

/** Opening hours, to be typed over. */
export function typedDays(hours: WeekHours): TypedBusiness["days"] {
  const days = week.map((weekday): [Weekday, TypedDay] => {
    const { opens, closes } = hours[weekday] ?? usual;
    return [
      weekday,
      { isOpen: hours[weekday] !== undefined, opens: timeOf(opens), closes: timeOf(closes) },
    ];
  });
  return Object.fromEntries(days) as TypedBusiness["days"];
}

/** What was typed as settings, or what is wrong with it, by field. What equals the default is the default. */
export function readBusiness(
  typed: TypedBusiness,
  defaults: Business["defaults"],
): {
  settings: Required<BusinessSettings>;
  hours: WeekHours;
  answers: AnswerTimes;
  responseTimes: ResponseTimes;
  faults: Record<string, string>;
} {
  const hours = hoursOf(typed);
  const capacity = Number(typed.capacity);
  const isCount = Number.isInteger(capacity) && capacity >= 1 && capacity <= mostCapacity;
  const content = defaultsOf(defaults);
  const answers = answersOf(typed.answers);
  const responses = responsesOf(typed.responses);
  const reminders = trimmed(typed.reminders);
  const missing = week.filter((weekday) => {
    const { isOpen, opens, closes } = typed.days[weekday];
    return isOpen && (opens === "" || closes === "");
  });
  return {
    settings: {
      hours: areSameHours(hours, defaults.hours) ? null : hours,
      capacity: capacity === defaults.capacity ? null : capacity,
      answers: areSameTimes(answers, content.answers) ? null : answers,
      responseTimes: areSameResponses(responses, content.responseTimes) ? null : responses,
      reminders: areSameWords(reminders, content.reminders) ? null : reminders,
    },
    hours,
    answers,
    responseTimes: responses,
    faults: {
      ...hoursFaults(hours),
      ...Object.fromEntries(missing.map((weekday) => [weekday, "Choose both times"])),
      ...(!isCount && { capacity: `Enter a number from 1 to ${mostCapacity}` }),
      ...answerFaults(answers),
      ...responseFaults(responses, answers),
      ...reminderFaults(reminders),
    },
  };
}

function answersOf({ replyHours, from, to }: TypedAnswers): AnswerTimes {
  return {
    replyHours: Number(replyHours),
    emergencyHours: { from: Number(from), to: Number(to) },
  };
}

function responsesOf({ onSiteHours, ...responses }: TypedResponses): ResponseTimes {
  return {
    onSiteHours: Number(onSiteHours),
    responseHours: {
      primary: Number(responses.primary),
      secondary: Number(responses.secondary),
      extended: Number(responses.extended),
    },
  };
}

function trimmed(words: ReminderWords): ReminderWords {
  const one = ({ subject, intro, text }: ReminderWords["one-day"]) => ({
    subject: subject.trim(),
    intro: intro.trim(),
    text: text.trim(),
  });
  return {
    "three-days": one(words["three-days"]),
    "one-day": one(words["one-day"]),
    "two-hours": one(words["two-hours"]),
  };
}

function hoursOf({ days }: TypedBusiness): WeekHours {
  return Object.fromEntries(
    week
      .filter((weekday) => days[weekday].isOpen)
      .map((weekday) => {
        const { opens, closes } = days[weekday];
        return [weekday, { opens: minuteOf(opens), closes: minuteOf(closes) }];
      }),
  );
}
