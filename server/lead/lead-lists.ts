import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { type LeadListName, type LeadListQuery, leadPageSize } from "#domain/lead/lead-list.ts";
import { type SearchTerm, searchTermsOf } from "#domain/lead/lead-search.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import type { Schema } from "#server/database/schema.ts";
import { type LeadCursor, readCursor, writeCursor } from "./lead-cursor.ts";
import { holdsWords, matchOfPostgres, matchOfSqlite } from "./lead-match.ts";

type Leads = SelectQueryBuilder<Schema, "leads", object>;

/** Written exactly like the conditions of the indexes, which no parameter would match. */
export const isOpenLead = sql<boolean>`leads.is_open = 1`;
export const isWaitingLead = sql<boolean>`leads.waits = 1`;

type Asking = { staffId: string; engine: Connection["engine"] };

type SortKey = "waiting_key" | "follow_up_on";

type ListRule = {
  /** Sort key before the number, lowest first. Without one, the newest come first. */
  key?: SortKey;
  only(leads: Leads, today: CalendarDay): Leads;
};

const lists: Record<LeadListName, ListRule> = {
  waiting: {
    key: "waiting_key",
    only: (leads) => leads.where(isWaitingLead),
  },
  open: { only: (leads) => leads.where(isOpenLead) },
  "follow-up": {
    key: "follow_up_on",
    only: (leads, today) => leads.where("leads.follow_up_on", "<=", today).where(isOpenLead),
  },
  all: { only: (leads) => leads },
  spam: { only: (leads) => leads.where("leads.state", "=", "spam") },
};

/**
 * The lead numbers of one page in the list's order, and where the next page begins. `staffId` is the caller.
 * @throws Refusal 400 when `after` is not from this list.
 */
export async function findLeadPage(
  connection: Connection,
  query: LeadListQuery,
  { staffId, today }: { staffId: string; today: CalendarDay },
): Promise<{ numbers: number[]; next: string | null }> {
  const { key, only } = lists[query.list];
  const terms = searchTermsOf(query.search);
  const begun = terms.length > 0 ? searched(connection, terms, key) : leadsOf(connection.database);
  // SQLite's search index yields rows in rowid order and can stop after a page.
  const isStreamed = !key && terms.length > 0 && connection.engine === "sqlite";
  const number = sql.ref<number>(isStreamed ? "found.rowid" : "leads.number");
  let leads = filtered(only(begun, today), query, { staffId, engine: connection.engine });
  if (query.after !== undefined) {
    const after = readCursor(query.after, key !== undefined);
    leads = leads.where(key ? isBehind(key, after) : sql<boolean>`${number} < ${after.number}`);
  }
  const rows = await (key
    ? leads.orderBy(`leads.${key}`).orderBy("leads.number")
    : leads.orderBy(number, "desc")
  )
    .select("leads.number")
    .select(key ? sql<string>`${sql.ref(`leads.${key}`)}`.as("key") : sql.lit("").as("key"))
    .limit(leadPageSize + 1)
    .execute();
  const page = rows.slice(0, leadPageSize);
  const last = rows.length > leadPageSize ? page.at(-1) : undefined;
  return {
    numbers: page.map((row) => row.number),
    next: last ? writeCursor({ key: last.key, number: last.number }) : null,
  };
}

function isBehind(key: SortKey, after: LeadCursor): RawBuilder<boolean> {
  return sql`(${sql.ref(`leads.${key}`)}, leads.number) > (${after.key}, ${after.number})`;
}

function leadsOf(database: Database): Leads {
  return database.selectFrom("leads");
}

function searched(
  { database, engine }: Connection,
  terms: readonly SearchTerm[],
  key: SortKey | undefined,
): Leads {
  // A list with a key is short: filtering it is less work than finding every lead with these words.
  if (key) return leadsOf(database).where(holdsWords(terms));
  if (engine === "postgres") {
    const query = sql`to_tsquery('simple', ${matchOfPostgres(terms)})`;
    return leadsOf(database).where(sql<boolean>`leads.search_words @@ ${query}`);
  }
  const match = matchOfSqlite(terms);
  // SQLite keeps the order of a cross join, so it reads the search index first.
  const found = sql<Schema["leads"]>`lead_search as found cross join leads`;
  return database
    .selectFrom(found.as("leads"))
    .where(sql<boolean>`found.lead_search match ${match}`)
    .where("leads.number", "=", sql.ref<number>("found.rowid"));
}

/**
 * A list with its own order is short. For those, SQLite must not use a filter's index and sort everything it finds: a
 * unary plus hides a column from the planner without changing its value.
 */
function filtered(leads: Leads, query: LeadListQuery, who: Asking): Leads {
  const hidden = sql.raw(who.engine === "sqlite" && lists[query.list].key ? "+" : "");
  const is = (column: "state" | "kind" | "assignee_id", value: string) =>
    sql<boolean>`${hidden}${sql.ref(`leads.${column}`)} = ${value}`;
  const { state, kind, assignee, emergency } = query;
  let some = leads;
  if (state) some = some.where(is("state", state));
  if (kind) some = some.where(is("kind", kind));
  // Written exactly like the condition of the index.
  if (emergency) some = some.where(sql<boolean>`leads.emergency = 1`);
  if (assignee === "nobody") some = some.where(sql<boolean>`${hidden}leads.assignee_id is null`);
  else if (assignee)
    some = some.where(is("assignee_id", assignee === "me" ? who.staffId : assignee));
  return some;
}
