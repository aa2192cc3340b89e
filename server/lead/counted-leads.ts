import { type RawBuilder, sql } from "kysely";
import { daysBetween } from "#domain/calendar/calendar-day.ts";
import { goalMinutes } from "#domain/lead/answer-clock.ts";
import { type ArrivalSpan, hourSpans, spanInZone } from "#domain/lead/arrival-hours.ts";
import type { LeadListQuery } from "#domain/lead/lead-list.ts";
import { callSource, directSource, importSource } from "#domain/lead/lead-sources.ts";
import { mostDaysByHour, type NumberSpan } from "#domain/lead/number-periods.ts";
import { invalidInput } from "#server/refusal.ts";

/*
 * What the owner's numbers count, as conditions on `leads`. Lists and numbers share them, so that a number and the list
 * that it opens cannot differ.
 */

type Condition = RawBuilder<boolean>;

/** Suspected spam is in no number, nor is what another program has kept: it says nothing of this site. */
export const isCounted: Condition = sql`(
  leads.state <> 'spam' and leads.came_from <> ${sql.lit(importSource)}
)`;

/**
 * Minutes to the first answer, which has columns of its own once the lead has returned. One that only the confirmation of
 * its booking had answered before has no minutes there: its first answer is that after the return, and counts from it.
 */
export const firstMinutes = sql<
  number | null
>`coalesce(leads.first_answer_minutes, leads.answer_minutes)`;

/** Calls are answered at once, by whoever writes them down. */
export const isAnswered: Condition = sql`(leads.kind <> 'call' and ${firstMinutes} is not null)`;

export const isWithinGoal: Condition = sql`(leads.kind <> 'call' and ${firstMinutes} <= ${sql.lit(goalMinutes)})`;

export const isBooked: Condition = sql`leads.appointment_id is not null`;

/** Of the lead's last appointment. */
export const isHeld: Condition = sql`(appointments.status = 'booked' and appointments.progress = 'done')`;

export const isNoShow: Condition = sql`(appointments.status = 'booked' and appointments.progress = 'no-show')`;

/** A release without `quoted_at` leaves only the state. */
export const isQuoted: Condition = sql`(leads.quoted_at is not null or leads.state in ('quoted', 'won'))`;

/** The answer by which an option of an estimate that stands is chosen: nothing else was said of it since. */
const isChoice: Condition = sql`(
  estimate_answers.kind = 'chosen'
  and estimates.revoked_at is null
  and not exists (
    select 1 from estimates as newer
    where newer.lead_id = estimates.lead_id
      and newer.corrects = estimates.id
      and newer.sent_at is not null
  )
  and not exists (
    select 1 from estimate_answers as later
    where later.estimate_id = estimates.id
      and later.kind <> 'question'
      and (later.at > estimate_answers.at
        or (later.at = estimate_answers.at and later.id > estimate_answers.id))
  )
)`;

/** Its person has chosen something. */
export const isChosen: Condition = sql`exists (
  select 1 from estimates
  inner join estimate_answers on estimate_answers.estimate_id = estimates.id
  where estimates.lead_id = leads.id and ${isChoice}
)`;

/** The name of a lead's source in lists and numbers. */
export const sourceOf = sql<string>`(
  case
    when leads.came_from = ${sql.lit(importSource)} then leads.came_from
    when leads.kind = 'call' then ${sql.lit(callSource)}
    when leads.came_from = '' then ${sql.lit(directSource)}
    else leads.came_from
  end
)`;

/** The instants as the columns store them. */
export function isWithin({ from, before }: ArrivalSpan): Condition {
  const [first, end] = [from, before].map((at) => new Date(at).toISOString());
  return sql`(leads.arrived_at >= ${first} and leads.arrived_at < ${end})`;
}

/**
 * The conditions that a list's query adds by the filters of the numbers.
 * @throws Refusal 400 when it names an hour without a span of a year at most, or the span ends before it begins.
 */
export function countedConditions(query: LeadListQuery, timeZone: string): Condition[] {
  const { from, to, weekday, hour, spam, answer, step, lostReason, cameFrom } = query;
  if (from && to && to < from) throw invalidInput({ to: "The last day is before the first one." });
  const conditions: (Condition | undefined)[] = [
    from && sql`leads.arrived_at >= ${startOf(from, timeZone)}`,
    to && sql`leads.arrived_at < ${endOf(to, timeZone)}`,
    weekday === undefined && hour === undefined ? undefined : isAtHour(query, timeZone),
    spam && isCounted,
    answer && { answered: isAnswered, "within-goal": isWithinGoal }[answer],
    step &&
      {
        booked: isBooked,
        held: hasAppointment(isHeld),
        "no-show": hasAppointment(isNoShow),
        quoted: isQuoted,
        chosen: isChosen,
      }[step],
    lostReason && sql`leads.lost_reason = ${lostReason}`,
    cameFrom === undefined ? undefined : isFrom(cameFrom),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

function startOf(day: NumberSpan["from"], timeZone: string): string {
  return new Date(spanInZone({ from: day, to: day }, timeZone).from).toISOString();
}

function endOf(day: NumberSpan["to"], timeZone: string): string {
  return new Date(spanInZone({ from: day, to: day }, timeZone).before).toISOString();
}

function isAtHour({ from, to, weekday, hour }: LeadListQuery, timeZone: string): Condition {
  const isComplete = from && to && weekday !== undefined && hour !== undefined;
  if (!isComplete || daysBetween(from, to) >= mostDaysByHour) {
    throw invalidInput({
      hour: "An hour needs a weekday, and a first and last day at most a year apart.",
    });
  }
  const spans = hourSpans({ from, to }, { weekday, hour }, timeZone);
  return spans.length === 0 ? sql`false` : sql`(${sql.join(spans.map(isWithin), sql` or `)})`;
}

function hasAppointment(condition: Condition): Condition {
  return sql`exists (
    select 1 from appointments where appointments.id = leads.appointment_id and ${condition}
  )`;
}

/** The names of our own first: no visitor's can be one of them. */
function isFrom(source: string): Condition {
  if (source === importSource) return sql`leads.came_from = ${source}`;
  if (source === callSource) {
    return sql`(leads.kind = 'call' and leads.came_from <> ${sql.lit(importSource)})`;
  }
  const stored = source === directSource ? "" : source;
  return sql`(leads.kind <> 'call' and leads.came_from = ${stored})`;
}
