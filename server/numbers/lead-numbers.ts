import { type RawBuilder, sql } from "kysely";
import { hoursOfWeek, spanInZone } from "#domain/lead/arrival-hours.ts";
import type { LostReason } from "#domain/lead/lead.ts";
import { medianMinutes } from "#domain/lead/median-minutes.ts";
import type { NumberSpan } from "#domain/lead/number-periods.ts";
import type { LeadAmounts, LeadFigures, LeadNumbers } from "#domain/lead/numbers-contract.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import { staffNames } from "#server/database/staff-names.ts";
import {
  firstMinutes,
  isAnswered,
  isBooked,
  isChosen,
  isCounted,
  isHeld,
  isNoShow,
  isQuoted,
  isWithin,
  isWithinGoal,
  sourceOf,
} from "#server/lead/counted-leads.ts";
import { isWaitingLead } from "#server/lead/listed-leads.ts";

/** Sources in one table; more are of campaigns that nobody runs. */
const mostSources = 100;

const isWon = sql<boolean>`leads.state = 'won'`;
const isOpen = sql<boolean>`leads.state = 'quoted'`;
const isLost = sql<boolean>`leads.state = 'lost'`;
/** Null for a lead that is not lost, or lost without a reason. */
const lostBecause = sql<LostReason | null>`(case when ${isLost} then leads.lost_reason end)`;

/** The figures of the leads that arrived in a span of days of the business, without spam. */
export async function leadFiguresOf(
  connection: Connection,
  span: NumberSpan,
  timeZone: string,
): Promise<LeadFigures> {
  const { database } = connection;
  const row = await countedIn(database, span, timeZone)
    .leftJoin("appointments", "appointments.id", "leads.appointment_id")
    .select([
      all.as("leads"),
      howMany(isAnswered).as("answered"),
      howMany(isWithinGoal).as("withinGoal"),
      howMany(isBooked).as("booked"),
      howMany(isHeld).as("held"),
      howMany(isNoShow).as("noShow"),
      howMany(isQuoted).as("quoted"),
      howMany(isWon).as("won"),
      howMany(isLost).as("lost"),
    ])
    .executeTakeFirstOrThrow();
  const { waiting } = await waitingIn(connection, span, timeZone)
    .select(all.as("waiting"))
    .executeTakeFirstOrThrow();
  const answers = await countedIn(database, span, timeZone)
    .where(isAnswered)
    .select([sql<number>`${firstMinutes}`.as("minutes"), all.as("leads")])
    .groupBy(firstMinutes)
    .execute();
  return {
    ...asNumbers(row),
    waiting: Number(waiting),
    medianMinutes: medianMinutes(answers.map(asNumbers)),
  };
}

/** What the leads of a span were quoted and won for, as far as somebody has said so. */
export async function leadAmountsOf(
  { database }: Connection,
  span: NumberSpan,
  timeZone: string,
): Promise<LeadAmounts> {
  const row = await countedIn(database, span, timeZone)
    .select(moneyColumns)
    .executeTakeFirstOrThrow();
  return { ...asAmounts(asNumbers(row)), chosen: await chosenAmount(database, span, timeZone) };
}

/** Of the leads whose person has chosen. Apart from the others, which are read from an index alone: few have chosen. */
async function chosenAmount(
  database: Database,
  span: NumberSpan,
  timeZone: string,
): Promise<LeadAmounts["chosen"]> {
  const cents = sql<Count>`coalesce(sum(leads.amount_cents), 0)`;
  const leads = sql<Count>`count(leads.amount_cents)`;
  const row = await countedIn(database, span, timeZone)
    .where(isChosen)
    .select([cents.as("cents"), leads.as("leads")])
    .executeTakeFirstOrThrow();
  return asNumbers(row);
}

type PartAmounts = Omit<LeadAmounts, "chosen">;
type Money = Record<keyof PartAmounts | `${keyof PartAmounts}Leads`, number>;

const moneyColumns = [
  amountOf(isQuoted).as("quoted"),
  howMany(hasAmount(isQuoted)).as("quotedLeads"),
  amountOf(isOpen).as("open"),
  howMany(hasAmount(isOpen)).as("openLeads"),
  amountOf(isWon).as("won"),
  howMany(hasAmount(isWon)).as("wonLeads"),
] as const;

function asAmounts({ quoted, quotedLeads, open, openLeads, won, wonLeads }: Money): PartAmounts {
  return {
    quoted: { cents: quoted, leads: quotedLeads },
    open: { cents: open, leads: openLeads },
    won: { cents: won, leads: wonLeads },
  };
}

/** The same by person, source and kind, as far as anything was quoted. */
export async function amountsByPart(
  { database }: Connection,
  span: NumberSpan,
  timeZone: string,
): Promise<LeadNumbers["amountsBy"]> {
  const groups = (
    await countedIn(database, span, timeZone)
      .where(hasAmount(isQuoted))
      .select([sourceOf.as("source"), "leads.assignee_id", "leads.kind", ...moneyColumns])
      .groupBy([sourceOf, "leads.assignee_id", "leads.kind"])
      .execute()
  ).map(({ source, assignee_id, kind, ...money }) => ({
    ...{ source, assigneeId: assignee_id, kind },
    share: asNumbers(money),
  }));
  const people = sharesBy(groups, ({ assigneeId }) => assigneeId);
  const names = await staffNames(
    database,
    people.flatMap(([id]) => id ?? []),
  );
  const amounts = people.map(([id, money]) => ({
    ...{ id, name: names.get(id ?? "") ?? "" },
    ...asAmounts(money),
  }));
  return {
    people: amounts.sort(
      (one, other) => mostMoney(one, other) || one.name.localeCompare(other.name),
    ),
    sources: sharesBy(groups, ({ source }) => source)
      .map(([source, money]) => ({ source, ...asAmounts(money) }))
      .sort((one, other) => mostMoney(one, other) || (one.source < other.source ? -1 : 1))
      .slice(0, mostSources),
    kinds: sharesBy(groups, ({ kind }) => kind)
      .map(([kind, money]) => ({ kind, ...asAmounts(money) }))
      .sort((one, other) => mostMoney(one, other) || (one.kind < other.kind ? -1 : 1)),
  };
}

function mostMoney(one: PartAmounts, other: PartAmounts): number {
  return other.quoted.cents - one.quoted.cents;
}

/** Why leads were lost, where they came from, who has them, and when they arrived. */
export async function leadPartsOf(
  connection: Connection,
  span: NumberSpan,
  timeZone: string,
): Promise<Pick<LeadNumbers, "lost" | "sources" | "otherSources" | "people" | "hours">> {
  const { database } = connection;
  // Read once for all three: the groups are few, the leads are not.
  const groups = (
    await countedIn(database, span, timeZone)
      .select([sourceOf.as("source"), "leads.assignee_id", lostBecause.as("lost"), ...shares])
      .groupBy([sourceOf, "leads.assignee_id", lostBecause])
      .execute()
  ).map(({ source, assignee_id, lost, ...share }) => ({
    ...{ source, assigneeId: assignee_id, lost },
    share: asNumbers(share),
  }));
  const lost = sharesBy(groups, ({ lost }) => lost);
  const sources = sharesBy(groups, ({ source }) => source);
  const people = sharesBy(groups, ({ assigneeId }) => assigneeId);
  const names = await staffNames(
    database,
    people.flatMap(([id]) => id ?? []),
  );
  const waiting = await waitingIn(connection, span, timeZone)
    .select(["leads.assignee_id", all.as("leads")])
    .groupBy("leads.assignee_id")
    .execute();
  const waitingOf = new Map(waiting.map(({ assignee_id, leads }) => [assignee_id, Number(leads)]));
  const bySource = sources
    .map(([source, share]) => ({ source, ...share }))
    .sort((one, other) => mostFirst(one, other) || (one.source < other.source ? -1 : 1));
  return {
    lost: lost
      .flatMap(([reason, { leads }]) => (reason ? [{ reason, leads }] : []))
      .sort((one, other) => mostFirst(one, other) || (one.reason < other.reason ? -1 : 1)),
    sources: bySource.slice(0, mostSources),
    otherSources: bySource.slice(mostSources).reduce((sum, { leads }) => sum + leads, 0),
    people: people
      .map(([id, share]) => ({
        ...{ id, name: names.get(id ?? "") ?? "" },
        ...share,
        waiting: waitingOf.get(id) ?? 0,
      }))
      .sort((one, other) => mostFirst(one, other) || one.name.localeCompare(other.name)),
    hours: await hoursOf(database, span, timeZone),
  };
}

/** The database counts by hours of UTC; which hour of the week each is, the calendar knows. */
async function hoursOf(
  database: Database,
  span: NumberSpan,
  timeZone: string,
): Promise<LeadNumbers["hours"]> {
  const utcHour = sql<string>`substr(leads.arrived_at, 1, 13)`;
  const rows = await countedIn(database, span, timeZone)
    .select([utcHour.as("at"), all.as("leads")])
    .groupBy(utcHour)
    .execute();
  const shown = hoursOfWeek(span, timeZone);
  const hours = new Map<string, LeadNumbers["hours"][number]>();
  for (const { at, leads } of rows) {
    const here = shown.get(at);
    if (!here) continue;
    const key = `${here.weekday} ${here.hour}`;
    const sofar = hours.get(key)?.leads ?? 0;
    hours.set(key, { ...here, leads: sofar + Number(leads) });
  }
  return [...hours.values()].sort(
    (one, other) => one.weekday - other.weekday || one.hour - other.hour,
  );
}

function countedIn(database: Database, span: NumberSpan, timeZone: string) {
  return database
    .selectFrom("leads")
    .where(isWithin(spanInZone(span, timeZone)))
    .where(isCounted);
}

/**
 * Those that wait, who are few. SQLite reads whole leads where a generated column such as `waits` is asked for, so it is
 * told to begin with the index of those.
 */
function waitingIn({ database, engine }: Connection, span: NumberSpan, timeZone: string) {
  const byIndex = sql.raw(engine === "sqlite" ? "indexed by leads_waiting" : "");
  return database
    .selectFrom(sql<Schema["leads"]>`leads`.as<"leads">(sql`leads ${byIndex}`))
    .where(isWithin(spanInZone(span, timeZone)))
    .where(isCounted)
    .where(isWaitingLead);
}

/** Counts are text in PostgreSQL's driver. */
type Count = number | string;

const all = sql<Count>`count(*)`;

function howMany(condition: RawBuilder<boolean>): RawBuilder<Count> {
  return sql`count(case when ${condition} then 1 end)`;
}

function hasAmount(condition: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`(${condition} and leads.amount_cents is not null)`;
}

/** In whole cents. */
function amountOf(condition: RawBuilder<boolean>): RawBuilder<Count> {
  return sql`coalesce(sum(case when ${condition} then leads.amount_cents end), 0)`;
}

const shares = [all.as("leads"), howMany(isBooked).as("booked"), howMany(isWon).as("won")] as const;

/** The shares of all groups that have the same of something. */
function sharesBy<Share extends Record<string, number>, Group extends { share: Share }, Key>(
  groups: readonly (Group & { share: Share })[],
  keyOf: (group: Group) => Key,
): [Key, Share][] {
  const sums = new Map<Key, Share>();
  for (const group of groups) {
    const key = keyOf(group);
    const sum = sums.get(key);
    const entries = Object.entries(group.share).map(([name, count]) => [
      name,
      count + (sum?.[name] ?? 0),
    ]);
    sums.set(key, Object.fromEntries(entries) as Share);
  }
  return [...sums];
}

function asNumbers<Row extends Record<string, Count>>(row: Row): { [Name in keyof Row]: number } {
  const entries = Object.entries(row).map(([name, count]) => [name, Number(count)]);
  return Object.fromEntries(entries) as { [Name in keyof Row]: number };
}

function mostFirst(one: { leads: number }, other: { leads: number }): number {
  return other.leads - one.leads;
}
