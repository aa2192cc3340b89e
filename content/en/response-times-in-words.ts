import { responseTimes } from "#content/response-times.ts";
import type { ResponseTimes } from "#domain/business/response-times.ts";
import type { CountyType } from "#domain/service-area/county.ts";
import { hours } from "./figures.ts";

/*
 * How soon we come, as pages say it: the default of `content/`, or what an owner has set in its place. It can change while
 * a server runs, so that sentences with it are getters, which are read whenever a page is rendered.
 */

let shown: ResponseTimes = responseTimes;

/** How soon we come, as pages say it now. */
export function shownResponseTimes(): ResponseTimes {
  return shown;
}

/** Called before pages are rendered. */
export function showResponseTimes(times: ResponseTimes): void {
  shown = times;
}

/** `24 hours`: how soon we are on site in an emergency. */
export const onSiteTime = () => hours(shown.onSiteHours);

/** `48 hours`: how soon we come to a county of this type. */
export const responseTime = (type: CountyType) => hours(shown.responseHours[type]);
