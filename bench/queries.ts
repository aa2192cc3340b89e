import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { connect } from "#server/database/connect.ts";
import type { Connection } from "#server/database/connection.ts";
import { idempotently } from "#server/idempotency/idempotent-call.ts";
import { count } from "#server/limits/counters-repository.ts";
import { claim } from "#server/mail/outbox-repository.ts";
import { escalateOverdue } from "#server/outbox/escalate-overdue.ts";
import { storeManyRows } from "#tests/support/many-rows.ts";
import { noteKinds } from "#tests/support/outbox.ts";
import { startPostgres } from "../scripts/run/start-postgres.ts";

/*
 * The queries of every second and of every submission, with 100,000 rows in each table, on both engines: `npm exec --
 * node bench/queries.ts`. Milliseconds, median of fifty.
 */

const rows = 100_000;
const times = 50;
const now = new Date("2026-06-02T16:00:00Z");
const later = new Date(now.getTime() + 120_000);
const hour = 3_600_000;
const looking = { escalation: () => [], now, log: { error() {} } };

const dataDir = await mkdtemp(path.join(tmpdir(), "site-queries-"));
await measure("sqlite", await connect({ dataDir, databaseUrl: undefined }));
await rm(dataDir, { recursive: true, force: true });

const postgres = await startPostgres();
try {
  const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await client.connect();
  await client.query("create database queries");
  await client.end();
  const databaseUrl = `${postgres.url}/queries`;
  await measure("postgres", await connect({ dataDir, databaseUrl }));
} finally {
  await postgres.stop();
}

async function measure(name: string, connection: Connection): Promise<void> {
  await storeManyRows(connection, rows);
  const line = async (what: string, work: (index: number) => Promise<unknown>) => {
    const taken: number[] = [];
    for (let index = 0; index < times; index += 1) {
      const start = performance.now();
      await work(index);
      taken.push(performance.now() - start);
    }
    const median = taken.sort((a, b) => a - b)[times / 2] ?? 0;
    process.stdout.write(`${name.padEnd(9)} ${what.padEnd(28)} ${median.toFixed(2)} ms\n`);
  };
  await escalateOverdue(connection, noteKinds, looking);
  await line("look for overdue emergencies", () => escalateOverdue(connection, noteKinds, looking));
  await line("claim the next mail", () => claim(connection, noteKinds, "ordinary", now, later));
  await line("count one for a limit", (index) =>
    count(connection.database, [{ name: `limit ${index}`, most: 10, milliseconds: hour }], now),
  );
  await line("a submission with a key", (index) =>
    idempotently(
      connection,
      { name: "POST /api/appointments", key: `measured ${index}`, body: {}, now },
      async () => ({ status: 201, body: {} }),
    ),
  );
  await connection.database
    .updateTable("outbox")
    .set({ state: "queued" })
    .where("created_at", "<", "2026-01-15")
    .execute();
  await line("claim one of 20,000 waiting", () =>
    claim(connection, noteKinds, "ordinary", now, later),
  );
  await connection.close();
}
