import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { addDays, type CalendarDay, calendarDay } from "#domain/calendar/calendar-day.ts";
import { connect } from "#server/database/connect.ts";
import type { Connection } from "#server/database/connection.ts";
import { createOperatorServices } from "#server/staff/operator.ts";
import { type DeskBrowser, openBrowser } from "#tests/support/desk-browser.ts";
import { everyDay } from "#tests/support/inspectors.ts";
import { lastArrival, rareWord, storeManyLeads } from "#tests/support/many-leads.ts";
import { appointmentRow, staffRow } from "#tests/support/rows.ts";
import { slots } from "#tests/support/usual-slots.ts";
import { startPostgres } from "../scripts/run/start-postgres.ts";
import { median, row } from "./columns.ts";
import { storeAppointments } from "./desk-numbers.ts";
import { processorTime } from "./processor-time.ts";
import { startServer } from "./start-server.ts";

/*
 * What the desk asks of the server all day, over HTTP, with 100,000 leads and a week of 300 inspections, on both databases:
 * `npm run bench -- desk-limits`, or `desk-limits sqlite` for one of them. `wait` and its 95th percentile are what a caller
 * waits for; `work` is the time that the processes of server and database used for a call, which nothing else on the machine
 * changes. Fails when both wait and work are above the limit; milliseconds.
 */

const leads = 100_000;
const times = 40;
const inspections = 300;
const inspectors = 9;
/** How many tabs of the office are open. */
const tabs = 8;
/** Milliseconds. */
const most = { list: 50, search: 50, week: 300, drop: 100 };
const now = lastArrival.toISOString();
/** A Monday that visitors can book. */
const monday = calendarDay("2026-06-08");
const print = (text: string) => process.stdout.write(`${text}\n`);
const tooSlow: string[] = [];

const dataDir = await mkdtemp(path.join(tmpdir(), "site-limits-"));
const postgres = await startPostgres();
try {
  if (!process.argv.includes("postgres")) await measureLimits("sqlite", undefined);
  if (!process.argv.includes("sqlite")) {
    await measureLimits("postgres", `${postgres.url}/postgres`);
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
if (tooSlow.length > 0) {
  print(`\ntoo slow: ${tooSlow.join(", ")}`);
  process.exitCode = 1;
}

async function measureLimits(engine: string, databaseUrl: string | undefined): Promise<void> {
  const connection = await connect({ dataDir, databaseUrl });
  const { token, monday: week } = await fill(connection, databaseUrl);
  const site = await startServer("site", databaseUrl, { dataDir, now });
  print(row(`the desk's limits (${engine})`, ["wait", "p95", "work", "most"]));
  try {
    const owner = await openBrowser(site);
    await owner.send("POST", "/api/desk/invitation", { token });
    // What the server does after its start.
    await pause(10_000);
    const processes = async () => [site.pid, ...(await backendsOf(connection, databaseUrl))];

    const line = async (
      name: string,
      limit: number,
      work: (index: number) => Promise<unknown>,
      parallel = 1,
    ) => {
      for (let index = 0; index < 5; index += 1) await work(index);
      const durations: number[] = [];
      const before = await processorTime(await processes());
      for (let index = 0; index < times; index += parallel) {
        const all = Array.from({ length: parallel }, async (_, lane) => {
          const start = performance.now();
          await work(index + lane);
          durations.push(performance.now() - start);
        });
        await Promise.all(all);
      }
      const used = ((await processorTime(await processes())) - before) / durations.length;
      const sorted = durations.toSorted((one, other) => one - other);
      const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
      const wait = median(durations);
      if (Math.min(wait, used) > limit) tooSlow.push(`${engine}: ${name}`);
      const figures = [wait, p95, used].map((figure) => figure.toFixed(1));
      print(row(name, [...figures, String(limit)]));
    };
    const read = (path: string) => async () => {
      const { status } = await owner.send("GET", `/api/desk/${path}`);
      if (status !== 200) throw new Error(`${path}: ${status}`);
    };
    for (const list of ["waiting", "open", "follow-up", "not-told", "new-bookings", "all"]) {
      await line(`list: ${list}`, most.list, read(`leads?list=${list}`));
    }
    await line("counts", most.list, read("leads/counts"));
    const typed = "maple ada";
    await line("a key of the list's search", most.search, (index) =>
      read(`leads?list=all&search=${typed.slice(0, 2 + (index % (typed.length - 1)))}`)(),
    );
    for (const word of [typed, rareWord]) {
      await line(`a key of the search: ${word}`, most.search, (index) =>
        read(`search?search=${word.slice(0, 2 + (index % (word.length - 1)))}`)(),
      );
    }
    await line("a week", most.week, read(`calendar?from=${week}&days=7`));
    await line("a drop", most.drop, await dropOf(owner));
    await looseLines("never ended");
    await endMost(connection);
    await looseLines("a day's");

    async function looseLines(which: string): Promise<void> {
      const { total } = (await owner.send("GET", "/api/desk/loose-ends")).body;
      const what = `loose ends, ${which} (${total})`;
      await line(what, most.list, read("loose-ends"));
      await line(`for ${tabs} tabs at once`, most.list, read("loose-ends"), tabs);
    }
  } finally {
    await site.stop();
    await connection.close();
  }
}

/** The processes of PostgreSQL that answer its clients. */
async function backendsOf({ database }: Connection, url: string | undefined): Promise<number[]> {
  if (!url) return [];
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where backend_type = 'client backend'`.execute(database);
  return rows.map(({ pid }) => pid);
}

/** @returns the token that lets an owner in. */
async function fill(
  connection: Connection,
  databaseUrl: string | undefined,
): Promise<{ token: string; monday: CalendarDay }> {
  const start = performance.now();
  // Otherwise the server would still be making them searchable while it is measured.
  await storeManyLeads(connection, leads, { isAnalyzed: false, isSearchable: true });
  await storeAppointments(connection, leads);
  await looseRows(connection);
  await storeWeek(connection);
  if (databaseUrl) await vacuum(databaseUrl);
  else await sql`analyze`.execute(connection.database);
  print(`${leads} leads stored in ${((performance.now() - start) / 1_000).toFixed(0)} s`);
  const operator = createOperatorServices({
    ...{ connection, siteUrl: "http://localhost", clock: () => lastArrival },
  });
  const owner = { name: "Una", role: "owner", email: "una@office.example" } as const;
  return { token: new URL(await operator.inviteByLink(owner)).hash.slice(1), monday };
}

/** Takes longer than the limit for the server's own statements. */
async function vacuum(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("vacuum analyze");
  await client.end();
}

/** Mails that could not be delivered, years of them, and pictures that nobody has opened. */
async function looseRows({ database }: Connection): Promise<void> {
  await sql`
    insert into outbox (id, lane, kind, payload_version, payload, lead_id, recipient, state, attempts, refusals, due_at,
      created_at, failed_at, reported_in)
    select 'mail of ' || id, 'ordinary', 'inquiry-confirmation', 1, '{}', id, email, 'dead', 1, 1, arrived_at,
      arrived_at, arrived_at, 'reported'
    from leads where number % 100 = 1`.execute(database);
  await sql`
    insert into photos (id, lead_id, digest, upload_digest, bytes, width, height, created_at)
    select 'photo of ' || id, id, '', '', 1, 1, 1, arrived_at
    from leads where number % 200 = 2`.execute(database);
}

/** An office that ends its loose ends every day has those of the last few days. */
async function endMost({ database }: Connection): Promise<void> {
  const recent = new Date(lastArrival.getTime() - 4 * 86_400_000).toISOString();
  await sql`update leads set state = 'won' where state = 'quoted' and arrived_at < ${recent}`.execute(
    database,
  );
  await sql`update appointments set progress = 'no-show' where progress = 'done' and created_at < ${recent}`.execute(
    database,
  );
  await sql`delete from outbox where state = 'dead' and created_at < ${recent}`.execute(database);
  await sql`update photos set opened_at = created_at where created_at < ${recent}`.execute(
    database,
  );
}

/** A week of inspections of the newest leads, and who does them. */
async function storeWeek({ database }: Connection): Promise<void> {
  const ids = Array.from({ length: inspectors }, (_, index) => `inspector-${index}`);
  const plan = JSON.stringify(everyDay);
  await database
    .insertInto("staff")
    .values(ids.map((id) => staffRow({ id, name: id, role: "inspector", inspection_plan: plan })))
    .execute();
  const newest = await database
    .selectFrom("leads")
    .selectAll()
    .where("kind", "=", "inquiry")
    .orderBy("number", "desc")
    .limit(inspections)
    .execute();
  const seats = slots.length * ids.length;
  const rows = newest.map(({ name, email, phone, address }, index) =>
    appointmentRow({
      ...{ id: `week-${index}`, customer_id: "one", name, email, phone, address },
      ...{ date: addDays(monday, Math.floor(index / seats)), created_at: now },
      slot: slots[Math.floor((index % seats) / ids.length)] ?? "09:00",
      inspector_id: ids[index % ids.length] ?? null,
    }),
  );
  await database.insertInto("appointments").values(rows).execute();
  for (const [index, { id }] of newest.entries()) {
    const booked = {
      appointment_id: `week-${index}`,
      state: "scheduled",
      answered_at: now,
    } as const;
    await database.updateTable("leads").set(booked).where("id", "=", id).execute();
  }
}

/** Moves an appointment of Monday to another inspector's hour and back, anyway. */
async function dropOf(owner: DeskBrowser): Promise<(index: number) => Promise<void>> {
  const { body } = await owner.send("GET", `/api/desk/calendar?from=${monday}&days=1`);
  const { id, sequence: first } = body.days[0].appointments[0];
  let sequence = first;
  return async (index) => {
    const timeSlot = index % 2 === 0 ? "2:00 PM" : "3:00 PM";
    const move = { sequence, date: monday, timeSlot, anyway: true };
    const answer = await owner.send("PATCH", `/api/desk/appointments/${id}`, move);
    if (answer.status !== 200) throw new Error(`drop: ${answer.status}`);
    sequence = answer.body.appointment.sequence;
  };
}
