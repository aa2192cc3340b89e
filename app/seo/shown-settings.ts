import { answerTimes } from "#content/answer-times.ts";
import { businessProfile } from "#content/business-profile.ts";
import { showAnswerTimes, shownAnswerTimes } from "#content/en/answer-times-in-words.ts";
import { shownResponseTimes, showResponseTimes } from "#content/en/response-times-in-words.ts";
import { responseTimes as builtResponseTimes } from "#content/response-times.ts";
import { type AnswerTimes, areSameTimes } from "#domain/business/answer-times.ts";
import { areSameResponses, type ResponseTimes } from "#domain/business/response-times.ts";
import { areSameHours, type WeekHours } from "#domain/calendar/opening-hours.ts";

/*
 * What pages show of the business settings: what `content/` says, or what an owner has set in its place. It is the same
 * for everything that a process renders. A browser finds in the document what is not as in `content/`.
 */

type ShownSettings = { hours: WeekHours; answers: AnswerTimes; responseTimes: ResponseTimes };

const profileHours: WeekHours = businessProfile.hours;
let shown = profileHours;
if (!import.meta.env.SSR) {
  const { settings } = document.documentElement.dataset;
  if (settings) showSettings(JSON.parse(settings));
}

/** The opening hours that pages show now. */
export function shownHours(): WeekHours {
  return shown;
}

/** Called by the server before it renders a page. */
export function showSettings({ hours, answers, responseTimes }: ShownSettings): void {
  shown = hours;
  showAnswerTimes(answers);
  showResponseTimes(responseTimes);
}

/** What the document says of the settings, as its `data-settings`; undefined for those of `content/`. */
export function settingsForDocument(): string | undefined {
  const answers = shownAnswerTimes();
  const responseTimes = shownResponseTimes();
  const isAsBuilt =
    areSameHours(shown, profileHours) &&
    areSameTimes(answers, answerTimes) &&
    areSameResponses(responseTimes, builtResponseTimes);
  if (isAsBuilt) return undefined;
  return JSON.stringify({ hours: shown, answers, responseTimes } satisfies ShownSettings);
}
