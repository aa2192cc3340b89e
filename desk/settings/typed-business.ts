import { answerTimes } from "#content/answer-times.ts";
import { reminderWords } from "#content/en/reminders.ts";
import {
  areSameWords,
  type ReminderWords,
  reminderFaults,
} from "#domain/appointment/reminder-words.ts";
import { type AnswerTimes, areSameTimes } from "#domain/business/answer-times.ts";
import type { Business, BusinessSettings } from "#domain/business/business-settings.ts";
import { answerFaults, hoursFaults, mostCapacity } from "#domain/business/business-settings.ts";
import {
  areSameHours,
  type Weekday,
  type WeekHours,
  week,
} from "#domain/calendar/opening-hours.ts";
import { minuteOf, timeOf } from "#domain/staff/duty-choices.ts";

type TypedDay = { isOpen: boolean; opens: string; closes: string };

/** Business settings as they are typed, with the version that they were begun from. */
export type TypedBusiness = {
  version: number;
  days: Record<Weekday, TypedDay>;
  capacity: string;
  answers: TypedAnswers;
  reminders: ReminderWords;
};

/** Hours, as they are typed. */
export type TypedAnswers = { replyHours: string; from: string; to: string };

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
    reminders: settings.reminders ?? defaultsOf(defaults).reminders,
  };
}

export function typedAnswers({
  replyHours,
  emergencyHours: { from, to },
}: AnswerTimes): TypedAnswers {
  return { replyHours: String(replyHours), from: String(from), to: String(to) };
}

/** What `content/` says. */
export function defaultsOf({ answers, reminders }: Business["defaults"]) {
  return { answers: answers ?? answerTimes, reminders: reminders ?? reminderWords };
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
  faults: Record<string, string>;
} {
  const hours = hoursOf(typed);
  const capacity = Number(typed.capacity);
  const isCount = Number.isInteger(capacity) && capacity >= 1 && capacity <= mostCapacity;
  const content = defaultsOf(defaults);
  const answers = answersOf(typed.answers);
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
      reminders: areSameWords(reminders, content.reminders) ? null : reminders,
    },
    hours,
    answers,
    faults: {
      ...hoursFaults(hours),
      ...Object.fromEntries(missing.map((weekday) => [weekday, "Choose both times"])),
      ...(!isCount && { capacity: `Enter a number from 1 to ${mostCapacity}` }),
      ...answerFaults(answers),
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
