import { sql } from "kysely";
import type { Connection } from "#server/database/connection.ts";

/**
 * The data of a busy year: `count` mails, most of them sent, some emergencies and a few in progress, as many keys, and
 * as many assessments, a tenth of them follow-ups. Then updates the engine's statistics, as it does by itself in
 * production.
 */
export async function storeManyRows(connection: Connection, count: number): Promise<void> {
  // In batches, to stay within the time limit of the server's statements.
  for (let first = 1; first <= count; first += step) {
    await storeRows(connection, first, Math.min(count, first + step - 1));
  }
  await sql`analyze`.execute(connection.database);
}

const step = 5_000;

async function storeRows(
  { database, engine }: Connection,
  first: number,
  last: number,
): Promise<void> {
  const numbers =
    engine === "sqlite"
      ? sql`with recursive numbers (n) as (select ${sql.lit(first)} union all select n + 1 from numbers where n < ${sql.lit(last)})`
      : sql`with numbers (n) as (select generate_series(${sql.lit(first)}::int, ${sql.lit(last)}::int))`;
  const minute = (n: string) =>
    engine === "sqlite"
      ? sql.raw(`strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', (${n}) || ' minutes')`)
      : sql.raw(
          `to_char(timestamp '2026-01-01' + (${n}) * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
        );
  await sql`
    insert into outbox (id, kind, payload, state, attempts, due_at, locked_until, error, created_at, sent_at, recipient, escalate_at)
    ${numbers}
    select 'mail-' || n, 'note', ${JSON.stringify({ text: "x".repeat(600) })},
      case when n % 5000 = 0 then 'queued' when n % 5000 = 1 then 'dead' when n % 5000 = 2 then 'sending' else 'sent' end,
      1, ${minute("n")}, case when n % 5000 = 2 then ${minute("n + 2")} end, null, ${minute("n")}, ${minute("n")},
      case when n % 2 = 0 then 'visitor-' || (n % 1000) || '@example.com' end,
      case when n % 10 = 0 then ${minute("n + 2")} end
    from numbers`.execute(database);
  await sql`
    insert into idempotency_keys (call, key, body_hash, status, answer, created_at)
    ${numbers}
    select 'POST /api/appointments', 'key-' || n, 'hash', 201, '{}', ${minute("n")} from numbers`.execute(
    database,
  );
  await sql`
    insert into assessments (id, anonymous_id, source, answers, score, category, urgency, email, suspected, created_at)
    ${numbers}
    select 'quiz-' || n, case when n % 10 = 0 then 'quiz-' || (n - 1) end, 'homepage_widget', '{}', 10, 'Good Condition', 'low',
      case when n % 10 = 0 then 'visitor@example.com' end, 0, ${minute("n")} from numbers`.execute(
    database,
  );
}
