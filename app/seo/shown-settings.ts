import { answerTimes } from "#content/answer-times.ts";
import { businessProfile } from "#content/business-profile.ts";
import { showAnswerTimes, shownAnswerTimes } from "#content/en/answer-times-in-words.ts";
import { type AnswerTimes, areSameTimes } from "#domain/business/answer-times.ts";
import { areSameHours, type WeekHours } from "#domain/calendar/opening-hours.ts";

/*
 * What pages show of the business settings: what `content/` says, or what an owner has set in its place. It is the same
 * for everything that a process renders. A browser finds in the document what is not as in `content/`.
 */

type ShownSettings = { hours: WeekHours; answers: AnswerTimes };

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
export function showSettings({ hours, answers }: ShownSettings): void {
  shown = hours;
  showAnswerTimes(answers);
}

/** What the document says of the settings, as its `data-settings`; undefined for those of `content/`. */
export function settingsForDocument(): string | undefined {
  const answers = shownAnswerTimes();
  const isAsBuilt = areSameHours(shown, profileHours) && areSameTimes(answers, answerTimes);
  return isAsBuilt ? undefined : JSON.stringify({ hours: shown, answers } satisfies ShownSettings);
}
