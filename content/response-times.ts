import type { ResponseTimes } from "#domain/business/response-times.ts";
import { promises } from "./promises.ts";

/** How soon we come, until an owner sets it at the desk. */
export const responseTimes: ResponseTimes = {
  onSiteHours: promises.emergency.onSiteHours,
  responseHours: promises.responseHours,
};
