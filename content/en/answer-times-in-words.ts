import type { Facts } from "#domain/business/facts.ts";
import { hours } from "./figures.ts";

/* How soon we answer, in words. */

/** The days on which the office answers. Which they are can change at the desk; the page's footer says them. */
export const openDays = "on days we are open";

/** `24 hours, on days we are open`: how soon we answer a message. */
export const replyTime = ({ answers }: Pick<Facts, "answers">) =>
  `${hours(answers.replyHours)}, ${openDays}`;

/** `2-4 hours`: how soon we reach somebody after an emergency request. */
export function emergencyTime({ answers }: Pick<Facts, "answers">): string {
  return hours(answers.emergencyHours);
}
