import type ICAL from "ical.js";
import { icalTime, type WallTime, wallTime } from "./zones.ts";

const second = 1_000;
const day = 86_400_000;

/** Units whose periods all have the same length on the wall. */
const lengths: Partial<Record<string, number>> = {
  SECONDLY: second,
  MINUTELY: 60 * second,
  HOURLY: 3_600 * second,
  DAILY: day,
  WEEKLY: 7 * day,
};

/** Steps that one rule may take. A day has that many in which somebody is busy every five seconds. */
const mostSteps = 20_000;

/** A rule repeats more often than anybody does anything. */
export class Endless extends Error {}

/**
 * When a rule repeats something (RFC 5545, section 3.3.10), its first time included, from about `from` on until after `to`.
 * Where the rule ends is the caller's to see, who knows the zone: `UNTIL` is an instant, the times are not.
 * @throws Endless
 */
export function* occurrencesOf(
  rule: ICAL.Recur,
  first: WallTime,
  { from, to, isDate }: { from: WallTime; to: WallTime; isDate: boolean },
): Generator<WallTime> {
  yield first;
  const unending = rule.clone();
  (unending as { until: unknown }).until = null;
  const iterator = unending.iterator(icalTime(nearStart(rule, first, from), isDate));
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const next = iterator.next();
    if (!next) return;
    const wall = wallTime(next);
    if (wall > to) return;
    if (wall > first) yield wall;
  }
  throw new Endless();
}

/**
 * A time whole periods after the first, before `from`: what has been repeated for years is not counted from its beginning,
 * unless the rule counts.
 */
function nearStart(rule: ICAL.Recur, first: WallTime, from: WallTime): WallTime {
  const length = lengths[rule.freq];
  if (!length || rule.count) return first;
  const period = length * Math.max(1, rule.interval);
  return first + Math.max(0, Math.floor((from - first) / period) - 1) * period;
}
