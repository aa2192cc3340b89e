import { answerTimes } from "#content/answer-times.ts";
import type { AnswerTimes } from "#domain/business/answer-times.ts";
import { hours } from "./figures.ts";

/*
 * How soon we answer, as pages say it: the default of `content/`, or what an owner has set in its place. It can change
 * while a server runs, so that sentences with it are getters, which are read whenever a page is rendered.
 */

let shown: AnswerTimes = answerTimes;

/** How soon we answer, as pages say it now. */
export function shownAnswerTimes(): AnswerTimes {
  return shown;
}

/** Called before pages are rendered. */
export function showAnswerTimes(times: AnswerTimes): void {
  shown = times;
}

/** The days on which the office answers. Which they are can change at the desk; the page's footer says them. */
export const openDays = "on days we are open";

/** `24 hours, on days we are open`: how soon we answer a message. */
export const replyTime = ({ replyHours }: AnswerTimes = shown) =>
  `${hours(replyHours)}, ${openDays}`;

/** `2-4 hours`: how soon we reach somebody after an emergency request. */
export function emergencyTime({ emergencyHours: { from, to } }: AnswerTimes = shown): string {
  return hours(from === to ? to : { from, to });
}
