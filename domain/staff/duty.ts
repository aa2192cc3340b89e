import { addDays, dayInZone } from "#domain/calendar/calendar-day.ts";
import { type DutyPlan, type DutyRules, nextShift, type Span, spansOfDay } from "./duty-plan.ts";

/** What decides whether somebody is on duty: their plan, and how they last switched. */
export type Duty = { plan: DutyPlan } & DutySwitch;

/** Switched on since a moment, or off in spite of the plan, or neither. */
export type DutySwitch = {
  onSince: Date | null;
  /** Null: until it is switched off. */
  onUntil: Date | null;
  offUntil: Date | null;
};

/** Somebody on duty: since when, and until when; `until` null: no end is in sight. */
export type OnDutyNow = { since: Date; until: Date | null };

/** Days after which the end of a plan without gaps is no longer looked for. */
const daysAhead = 8;
/** Milliseconds for which at most somebody is off duty who switches off during a shift. */
const longestOff = 24 * 3_600_000;

/**
 * Whether somebody is on duty at a moment, by switch or by plan: what follows without a gap counts as one. Null when
 * they are off duty.
 */
export function dutyAt(duty: Duty, now: Date, rules: DutyRules): OnDutyNow | null {
  const spans = [...switchedSpans(duty), ...plannedSpans(duty, now, rules)];
  const covering = periodAround(spans, now.getTime());
  if (!covering) return null;
  const { begins, ends } = covering;
  const isEndless = ends > now.getTime() + daysAhead * 24 * 3_600_000;
  return { since: new Date(begins), until: isEndless ? null : new Date(ends) };
}

/** When somebody who is off duty is on duty next, by their plan; null without one. */
export function nextDuty(duty: Duty, now: Date, rules: DutyRules): Date | null {
  const { offUntil } = duty;
  const from = offUntil && offUntil > now ? offUntil : now;
  // A shift that goes on when the switch no longer keeps them off duty begins for them at that moment.
  if (from > now && dutyAt(duty, from, rules)) return from;
  return nextShift(duty.plan, from, rules);
}

/** Who of several people, all off duty, is on duty next, and when; undefined when nobody has a shift. */
export function whoIsNext<Person extends { nextDutyAt: string | null }>(
  people: readonly Person[],
): (Person & { nextDutyAt: string }) | undefined {
  return people
    .filter((person): person is Person & { nextDutyAt: string } => person.nextDutyAt !== null)
    .sort((one, other) => Date.parse(one.nextDutyAt) - Date.parse(other.nextDutyAt))[0];
}

/** Switches on until a moment, or with null until switched off. Who is on duty already keeps their place in the order. */
export function switchedOn(
  duty: Duty,
  until: Date | null,
  { now, rules }: { now: Date; rules: DutyRules },
): DutySwitch {
  const since = dutyAt(duty, now, rules)?.since ?? now;
  return { onSince: since, onUntil: until, offUntil: null };
}

/** Switches off: during a shift, until the plan's duty ends, for a day at most. */
export function switchedOff(
  { plan }: Duty,
  { now, rules }: { now: Date; rules: DutyRules },
): DutySwitch {
  const off = { onSince: null, onUntil: null, offUntil: null };
  const planned = dutyAt({ plan, ...off }, now, rules);
  if (!planned) return off;
  const latest = now.getTime() + longestOff;
  const until = Math.min(planned.until?.getTime() ?? latest, latest);
  return { ...off, offUntil: new Date(until) };
}

function switchedSpans({ onSince, onUntil }: DutySwitch): Span[] {
  if (!onSince) return [];
  return [{ begins: onSince.getTime(), ends: onUntil?.getTime() ?? Number.POSITIVE_INFINITY }];
}

/** Yesterday's shifts may go on today; later ones count while they follow without a gap. */
function plannedSpans({ plan, offUntil }: Duty, now: Date, rules: DutyRules): Span[] {
  if (plan.shifts.length === 0) return [];
  const today = dayInZone(now.getTime(), rules.timeZone);
  const days = Array.from({ length: daysAhead + 2 }, (_, index) => addDays(today, index - 1));
  const earliest = offUntil?.getTime() ?? Number.NEGATIVE_INFINITY;
  return days
    .flatMap((day) => spansOfDay(plan, day, rules))
    .map(({ begins, ends }) => ({ begins: Math.max(begins, earliest), ends }))
    .filter(({ begins, ends }) => ends > begins);
}

/** The longest span around a moment that these make up without a gap. */
function periodAround(spans: readonly Span[], at: number): Span | undefined {
  const covering = spans.filter(({ begins, ends }) => begins <= at && at < ends);
  if (covering.length === 0) return undefined;
  let begins = Math.min(...covering.map((span) => span.begins));
  let ends = Math.max(...covering.map((span) => span.ends));
  for (;;) {
    const longer = spans.filter(
      (span) =>
        (span.begins < begins && span.ends >= begins) || (span.ends > ends && span.begins <= ends),
    );
    if (longer.length === 0) return { begins, ends };
    begins = Math.min(begins, ...longer.map((span) => span.begins));
    ends = Math.max(ends, ...longer.map((span) => span.ends));
  }
}
