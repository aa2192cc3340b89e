import type { Facts } from "#domain/business/facts.ts";
import type { CountyType } from "#domain/service-area/county.ts";
import { hours } from "./figures.ts";

/* How soon we come, in words. */

type ResponseFacts = Pick<Facts, "responseTimes">;

/** `24 hours`: how soon we are on site in an emergency. */
export const onSiteTime = ({ responseTimes }: ResponseFacts) => hours(responseTimes.onSiteHours);

/** `48 hours`: how soon we come to a county of this type. */
export const responseTime = ({ responseTimes }: ResponseFacts, type: CountyType) =>
  hours(responseTimes.responseHours[type]);

/** Completes the sentence "We respond …": `within 72 hours or by appointment`. */
export const whenWeRespond = (f: ResponseFacts, type: CountyType) =>
  `within ${responseTime(f, type)}${type === "extended" ? " or by appointment" : ""}`;
