import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { type LeadListName, type LeadListQuery, pageSizeOf } from "#domain/lead/lead-list.ts";
import { type SearchTerm, searchTermsOf } from "#domain/lead/lead-search.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import { newestMatches } from "#server/search/newest-matches.ts";
import { countedConditions } from "./counted-leads.ts";
import { matchWithin } from "./filter-words.ts";
import { holdsWords, matchOfPostgres, matchOfSqlite } from "./lead-match.ts";
import { type LeadCursor, readCursor, writeCursor } from "./list-cursor.ts";

type Leads = SelectQueryBuilder<Schema, "leads", object>;

/** Written exactly like the conditions of the indexes, which no parameter would match. */
export const isOpenLead = sql<boolean>`leads.is_open = 1`;
export const isWaitingLead = sql<boolean>`leads.waits = 1`;
/** The rule of domain/lead/confirmed-booking.ts. */
export const isNewBookingOf = sql<boolean>`(
  leads.booking_confirmed_at is not null
  and leads.booking_seen_at is null
  and leads.is_open = 1
  and leads.waits = 0
)`;

/** Whether its person has not been told where an appointment of theirs is (domain/appointment/told-time.ts). */
export const isUntoldLead = sql<boolean>`leads.id in (
  select lead_id from appointments where told_date is not null
)`;

/**
 * The earlier of the time that the person believes in and the real one. Once the days of both are over, nobody waits for us
 * anymore: those come last.
 */
const soonestUntold = (today: CalendarDay) => sql<string>`(
  select min(
    case when told_date < ${today} and date < ${today} then 'over ' else '' end
    || case
      when told_date || 'T' || told_slot < date || 'T' || slot then told_date || 'T' || told_slot
      else date || 'T' || slot
    end
  )
  from appointments where lead_id = leads.id and told_date is not null
)`;

/** Who asks for a list, and when and where that is. */
type ListAsking = { staffId: string; today: CalendarDay; timeZone: string };

type Asking = ListAsking & { engine: Connection["engine"] };

type ListRule = {
  /** Sort key before the number, lowest first. Without one, the newest come first. */
  key?: (today: CalendarDay) => RawBuilder<string>;
  only(leads: Leads, today: CalendarDay): Leads;
};

const lists: Record<LeadListName, ListRule> = {
  waiting: {
    key: () => sql<string>`leads.waiting_key`,
    only: (leads) => leads.where(isWaitingLead),
  },
  "new-bookings": { only: (leads) => leads.where(isNewBookingOf) },
  open: { only: (leads) => leads.where(isOpenLead) },
  "follow-up": {
    key: () => sql<string>`leads.follow_up_on`,
    only: (leads, today) => leads.where("leads.follow_up_on", "<=", today).where(isOpenLead),
  },
  "not-told": {
    key: soonestUntold,
    only: (leads) => leads.where(isUntoldLead).where(isOpenLead),
  },
  all: { only: (leads) => leads },
  spam: { only: (leads) => leads.where("leads.state", "=", "spam") },
};

/**
 * The lead numbers of one page in the list's order, and where the next page begins.
 * @throws Refusal 400 when `after` is not from this list, or filters contradict each other.
 */
export async function findLeadPage(
  connection: Connection,
  query: LeadListQuery,
  asking: ListAsking,
): Promise<{ numbers: number[]; next: string | null }> {
  const size = pageSizeOf(query.list);
  return pageOf(await findPlaces(connection, query, asking, size + 1), size);
}

/** How many leads a list has, so that a number and the list that it opens can be compared. */
export async function countListed(
  connection: Connection,
  query: LeadListQuery,
  asking: ListAsking,
): Promise<number> {
  const { only } = lists[query.list];
  const who = { ...asking, engine: connection.engine };
  const { leads } = await filtered(only(leadsOf(connection.database), asking.today), query, who)
    .select((row) => row.fn.countAll<number | string>().as("leads"))
    .executeTakeFirstOrThrow();
  return Number(leads);
}

/** The numbers of all leads of a list in its order, at most `most`. @throws Refusal 400 as `findLeadPage` does. */
export async function findLeadNumbers(
  connection: Connection,
  query: LeadListQuery,
  asking: ListAsking,
  most: number,
): Promise<number[]> {
  const places = await findPlaces(connection, query, asking, most);
  return places.map(({ number }) => number);
}

async function findPlaces(
  connection: Connection,
  query: LeadListQuery,
  asking: ListAsking,
  limit: number,
): Promise<LeadCursor[]> {
  const { only, ...rule } = lists[query.list];
  const { staffId, today } = asking;
  const key = rule.key?.(today);
  const terms = searchTermsOf(query.search);
  const who = { ...asking, engine: connection.engine };
  if (!key && terms.length > 0 && connection.engine === "postgres") {
    const after = query.after === undefined ? undefined : readCursor(query.after, false).number;
    const leadsIn = (database: Database) => filtered(only(leadsOf(database), today), query, who);
    const match = matchOfPostgres(terms);
    const within = matchWithin(match, query, staffId);
    return newestByWords(connection.database, leadsIn, {
      ...{ match, within, after, limit },
      counted: countedConditions(query, asking.timeZone),
    });
  }
  const begun =
    terms.length > 0 ? searched(connection, terms, query) : leadsOf(connection.database);
  // SQLite's search index yields rows in rowid order and can stop after a page.
  const isStreamed = !key && terms.length > 0 && connection.engine === "sqlite";
  const number = isStreamed
    ? sql.ref<number>("found.rowid")
    : sql<number>`${hidden(query, connection.engine)}leads.number`;
  let leads = filtered(only(begun, today), query, who);
  if (query.after !== undefined) {
    const after = readCursor(query.after, key !== undefined);
    leads = leads.where(key ? isBehind(key, after) : sql<boolean>`${number} < ${after.number}`);
  }
  return (key ? leads.orderBy(key).orderBy("leads.number") : leads.orderBy(number, "desc"))
    .select("leads.number")
    .select(key ? key.as("key") : sql.lit("").as("key"))
    .limit(limit)
    .execute();
}

function pageOf(
  rows: readonly LeadCursor[],
  size: number,
): { numbers: number[]; next: string | null } {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return {
    numbers: page.map((row) => row.number),
    next: last ? writeCursor({ key: last.key, number: last.number }) : null,
  };
}

function isBehind(key: RawBuilder<string>, after: LeadCursor): RawBuilder<boolean> {
  return sql`(${key}, leads.number) > (${after.key}, ${after.number})`;
}

function leadsOf(database: Database): Leads {
  return database.selectFrom("leads");
}

function searched(
  { database }: Connection,
  terms: readonly SearchTerm[],
  query: LeadListQuery,
): Leads {
  // A list with a key is short: filtering it is less work than finding every lead with these words.
  if (lists[query.list].key) return leadsOf(database).where(holdsWords(terms));
  const match = matchOfSqlite(terms);
  // SQLite keeps the order of a cross join, so it reads the search index first.
  const found = sql<Schema["leads"]>`lead_search as found cross join leads`;
  return database
    .selectFrom(found.as<"leads">(sql`leads ${byFilter(query)}`))
    .where(sql<boolean>`found.lead_search match ${match}`)
    .where("leads.number", "=", sql.ref<number>("found.rowid"));
}

/**
 * A word may be in nearly all leads, and the filter let none of them through: the index of a filter has all columns
 * that lists filter by, and is read in half the time of the leads.
 */
function byFilter({ list, state, kind, assignee, emergency }: LeadListQuery): RawBuilder<unknown> {
  const indexes = [
    { name: "leads_state", isUsed: state !== undefined || list === "spam" },
    { name: "leads_kind", isUsed: kind !== undefined },
    { name: "leads_assignee", isUsed: assignee !== undefined },
    { name: "leads_emergency", isUsed: emergency !== undefined },
    { name: "leads_open", isUsed: list === "open" },
  ];
  const index = indexes.find(({ isUsed }) => isUsed);
  return index ? sql`indexed by ${sql.raw(index.name)}` : sql``;
}

/**
 * The same in PostgreSQL, whose word index knows nothing of the order. `within` is the match together with the filters,
 * for the index that knows those.
 */
async function newestByWords(
  database: Database,
  leadsIn: (database: Database) => Leads,
  {
    match,
    within,
    counted,
    after,
    limit,
  }: {
    match: string;
    within: RawBuilder<boolean> | undefined;
    /** What the index does not know. */
    counted: readonly RawBuilder<boolean>[];
    after: number | undefined;
    limit: number;
  },
): Promise<LeadCursor[]> {
  const isMatch = sql<boolean>`leads.search_words @@ to_tsquery('simple', ${match})`;
  const newestFirst = (leads: Leads, before: number | undefined) =>
    leads
      .$if(before !== undefined, (some) => some.where("leads.number", "<", before ?? 0))
      .orderBy("leads.number", "desc");
  const matching = {
    async newest(from: Database, count: number) {
      const rows = await newestFirst(leadsIn(from), after)
        .select(["leads.number", isMatch.as("is_match")])
        .limit(count)
        .execute();
      return rows.map(({ number, is_match }) => ({ place: number, isMatch: is_match }));
    },
    async matchingBefore(from: Database, before: number, count: number) {
      const leads = counted.reduce(
        (some, condition) => some.where(condition),
        leadsOf(from).where(within ?? isMatch),
      );
      const rows = await newestFirst(leads, before).select("leads.number").limit(count).execute();
      return rows.map(({ number }) => number);
    },
  };
  const numbers = await newestMatches(database, matching, limit);
  return numbers.map((number) => ({ key: "", number }));
}

/**
 * A unary plus hides a column from SQLite's planner without changing its value. A list with its own order is short, and
 * so is one of a period: for those it must not use a filter's index and sort or look up everything it finds.
 */
function hidden(
  { list, search, from, to }: LeadListQuery,
  engine: Connection["engine"],
): RawBuilder<unknown> {
  const isOfPeriod = (from ?? to) !== undefined && searchTermsOf(search).length === 0;
  const isHidden = engine === "sqlite" && (lists[list].key !== undefined || isOfPeriod);
  return sql.raw(isHidden ? "+" : "");
}

function filtered(leads: Leads, query: LeadListQuery, who: Asking): Leads {
  const plus = hidden(query, who.engine);
  const is = (column: "state" | "kind" | "assignee_id", value: string) =>
    sql<boolean>`${plus}${sql.ref(`leads.${column}`)} = ${value}`;
  const { state, kind, assignee, emergency } = query;
  let some = leads;
  if (state) some = some.where(is("state", state));
  if (kind) some = some.where(is("kind", kind));
  // Written exactly like the condition of the index.
  if (emergency) some = some.where(sql<boolean>`leads.emergency = 1`);
  if (assignee === "nobody") some = some.where(sql<boolean>`${plus}leads.assignee_id is null`);
  else if (assignee)
    some = some.where(is("assignee_id", assignee === "me" ? who.staffId : assignee));
  for (const condition of countedConditions(query, who.timeZone)) some = some.where(condition);
  return some;
}
