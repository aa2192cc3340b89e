import { type Kysely, sql } from "kysely";

/**
 * When a lead was quoted last, from which its follow-ups are counted. Until now that was read from its events, where a quote that
 * came back with an undo looks like another one. Sums of amounts are read from the index of the numbers.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("leads").addColumn("last_quoted_at", "text").execute();
  await sql`update leads set last_quoted_at = quoted_at where quoted_at is not null`.execute(
    database,
  );
  for (const [id, at] of await lastQuotes(database)) {
    await sql`
      update leads set last_quoted_at = ${at} where id = ${id} and last_quoted_at < ${at}`.execute(
      database,
    );
  }
  await schema.dropIndex("leads_arrived").execute();
  await schema
    .createIndex("leads_arrived")
    .on("leads")
    .columns([
      ...["arrived_at", "number", "state", "kind", "assignee_id", "emergency", "is_open", "waits"],
      ...["came_from", "lost_reason", "appointment_id", "quoted_at", "amount_cents"],
      ...["answer_minutes", "first_answered_at", "first_answer_minutes"],
    ])
    .execute();
}

type Row = { lead_id: string; at: string; details: string };

/** What is done with several leads can be taken back for so many milliseconds. */
const takenBackWithin = 10 * 60_000;

/** When each lead that has a quote was set to it last, by its events: not when that only took back that it was closed. */
async function lastQuotes(database: Kysely<unknown>): Promise<Map<string, string>> {
  const { rows } = await sql<Row>`
    select lead_id, at, details
    from lead_events
    where kind = 'changed' and details like '%"state":{"from":"%'
      and lead_id in (select id from leads where quoted_at is not null)
    order by number`.execute(database);
  const last = new Map<string, string>();
  const left = new Map<string, number>();
  for (const { lead_id, at, details } of rows) {
    const { state, pressedAt = at } = read(details);
    if (state?.from === "quoted") left.set(lead_id, Date.parse(at));
    if (state?.to !== "quoted") continue;
    const isTakenBack = Date.parse(at) - (left.get(lead_id) ?? 0) <= takenBackWithin;
    if (!isTakenBack) last.set(lead_id, pressedAt);
  }
  return last;
}

/** A damaged event says nothing. */
function read(details: string): {
  state?: { from: string; to: string };
  pressedAt?: string;
} {
  try {
    return JSON.parse(details);
  } catch {
    return {};
  }
}
