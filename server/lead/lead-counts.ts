import type { z } from "zod/mini";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { goalMinutes } from "#domain/lead/answer-clock.ts";
import type { answerFigures, leadCounts } from "#domain/lead/lead-lists-contract.ts";
import { medianMinutes } from "#domain/lead/median-minutes.ts";
import type { Database } from "#server/database/connection.ts";
import { isNewBookingOf, isOpenLead, isUntoldLead, isWaitingLead } from "./listed-leads.ts";

const week = 7 * 24 * 3_600_000;

/** How many leads wait, are late, need a follow-up or are spam; each count reads one index. */
export async function countLeads(
  database: Database,
  now: Date,
  today: CalendarDay,
): Promise<z.output<typeof leadCounts>> {
  const open = database.selectFrom("leads").where(isOpenLead);
  const waiting = database.selectFrom("leads").where(isWaitingLead);
  const counts = await database
    .selectNoFrom((row) => {
      const count = row.fn.countAll<number | string>().as("leads");
      return [
        waiting.select(count).as("waiting"),
        waiting
          .where("answer_by", "<", now.toISOString())
          .where("lapsed_at", "is", null)
          .select(count)
          .as("late"),
        database.selectFrom("leads").where(isNewBookingOf).select(count).as("newBookings"),
        open.where("follow_up_on", "<=", today).select(count).as("followUp"),
        open.where(isUntoldLead).select(count).as("notTold"),
        database.selectFrom("leads").where("state", "=", "spam").select(count).as("spam"),
      ];
    })
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(counts.waiting),
    late: Number(counts.late),
    newBookings: Number(counts.newBookings),
    followUp: Number(counts.followUp),
    notTold: Number(counts.notTold),
    spam: Number(counts.spam),
  };
}

/** More than anybody reads in a banner. */
const mostEmergencies = 20;

/** The numbers of the emergencies that wait for their first answer, the most urgent first. */
export async function waitingEmergencies(database: Database): Promise<number[]> {
  const rows = await database
    .selectFrom("leads")
    .where(isWaitingLead)
    .where("emergency", "=", 1)
    .orderBy("waiting_key")
    .orderBy("number")
    .select("number")
    .limit(mostEmergencies)
    .execute();
  return rows.map(({ number }) => number);
}

/** How many leads wait for their first answer. */
export async function countWaiting(database: Database): Promise<number> {
  const { leads } = await database
    .selectFrom("leads")
    .where(isWaitingLead)
    .select((row) => row.fn.countAll<number | string>().as("leads"))
    .executeTakeFirstOrThrow();
  return Number(leads);
}

/**
 * How fast leads got their first answer in the last seven days. Calls do not count: they are answered at once. What
 * was first answered before the lead returned is in columns of its own, without minutes if it was only the confirmation of
 * a booking (`firstMinutes`).
 */
export async function figuresOf(
  database: Database,
  now: Date,
): Promise<z.output<typeof answerFigures>> {
  const since = new Date(now.getTime() - week).toISOString();
  const first = await database
    .selectFrom("leads")
    .select((row) => ["answer_minutes as minutes", row.fn.countAll<number | string>().as("leads")])
    .where("answered_at", ">", since)
    .where("first_answer_minutes", "is", null)
    .where("kind", "<>", "call")
    .where("answer_minutes", "is not", null)
    .groupBy("answer_minutes")
    .unionAll(
      database
        .selectFrom("leads")
        .select((row) => [
          "first_answer_minutes as minutes",
          row.fn.countAll<number | string>().as("leads"),
        ])
        .where("first_answered_at", ">", since)
        .where("kind", "<>", "call")
        .where("first_answer_minutes", "is not", null)
        .groupBy("first_answer_minutes"),
    )
    .execute();
  const answers = first.map(({ minutes, leads }) => ({
    minutes: minutes ?? 0,
    leads: Number(leads),
  }));
  const sum = (some: typeof answers) => some.reduce((all, { leads }) => all + leads, 0);
  const answered = sum(answers);
  if (answered === 0) return { answered, medianMinutes: null, withinGoal: null };
  return {
    answered,
    medianMinutes: medianMinutes(answers),
    withinGoal: sum(answers.filter(({ minutes }) => minutes <= goalMinutes)) / answered,
  };
}
