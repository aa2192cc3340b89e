import type { AnswerTimes } from "#domain/business/answer-times.ts";
import type { ResponseTimes } from "#domain/business/response-times.ts";
import { areSameHours, type WeekHours } from "#domain/calendar/opening-hours.ts";
import { areSameTimes } from "./answer-times.ts";
import { areSameResponses } from "./response-times.ts";

/**
 * What pages and mails state of the business and an owner can change at the desk while the site runs. Words that mention a
 * fact are functions of it, called when they are shown; no module keeps one. Capacity and the words of reminders, which no
 * page states, are among the business settings alone.
 */
export type Facts = {
  /** When the office is open. */
  hours: WeekHours;
  /** How soon we answer. */
  answers: AnswerTimes;
  /** How soon we come. */
  responseTimes: ResponseTimes;
};

/** What holds in place of the facts that the site was built with. Empty: nothing. */
export type FactOverrides = Partial<Facts>;

/** The facts that hold. */
export function withOverrides(built: Facts, overrides: FactOverrides): Facts {
  return { ...built, ...overrides };
}

/** What is not as built. */
export function overridesOf(built: Facts, facts: Facts): FactOverrides {
  return {
    ...(!areSameHours(built.hours, facts.hours) && { hours: facts.hours }),
    ...(!areSameTimes(built.answers, facts.answers) && { answers: facts.answers }),
    ...(!areSameResponses(built.responseTimes, facts.responseTimes) && {
      responseTimes: facts.responseTimes,
    }),
  };
}
