import {
  afterOpenMinutes,
  beforeOpenMinutes,
  type OpeningRules,
} from "#domain/lead/answer-clock.ts";

/** Minutes of opening hours in which somebody whom we moved may answer before they are called. */
const answerMinutes = 4 * 60;
/** Minutes of opening hours that are left for the call before the new time. */
const callMinutes = 60;

/**
 * When somebody whom we move at `now` to `startsAt` is called if they have not answered: after four hours of opening time,
 * but at the latest one such hour before the new time; at once when it is nearer than that.
 */
export function answerDue(now: Date, startsAt: Date, rules: OpeningRules): Date {
  const inTime = beforeOpenMinutes(startsAt, callMinutes, rules);
  const due = Math.min(afterOpenMinutes(now, answerMinutes, rules).getTime(), inTime.getTime());
  return new Date(Math.max(now.getTime(), due));
}
