import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import autocannon from "autocannon";
import pg from "pg";
import { businessProfile } from "#content/business-profile.ts";
import { pageUrl } from "#content/links.ts";
import { bookableDays } from "#domain/appointment/appointment-rules.ts";
import { addDays, dayInZone } from "#domain/calendar/calendar-day.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { slotLabels } from "#tests/support/usual-slots.ts";
import { person } from "#tests/support/visitors.ts";
import { startPostgres } from "../scripts/run/start-postgres.ts";
import { type Measurement, measure, table } from "./report.ts";
import { stallsTable } from "./stalls.ts";
import { startServer } from "./start-server.ts";
import { measureAppointmentsUnderLoad, measureCalendarPage } from "./under-load.ts";

/*
 * Pages and appointments under load, compared with the machine's limits in the same run: a bare Fastify handler, and
 * raw inserts committed one by one. `npm run bench -- load` measures only how much one client can slow down the others,
 * `npm run bench -- stalls` only whether some answers take much longer than others.
 */

const seconds = 5;
const connections = 20;
const appointments = 1_500;
const parallel = 20;
const insert = "insert into lines (id, text) values";
const line = "x".repeat(300);
const print = (text: string) => process.stdout.write(`${text}\n`);

print(`node ${process.version}, ${availableParallelism()} cores, ${connections} connections\n`);
const wanted = ["load", "stalls"].find((part) => process.argv.includes(part));
if (!wanted) print(`${table("pages", await measurePages())}\n`);
if (wanted !== "load") print(`${await stallsTable()}\n`);
if (wanted !== "stalls") await printLoad();

async function printLoad(): Promise<void> {
  print(table("calendar page, 64 connections", await measureCalendarPage()));
  const postgres = await startPostgres();
  try {
    print(`\n${table("appointments beside (sqlite)", await measureAppointmentsUnderLoad())}`);
    const busy = await measureAppointmentsUnderLoad(`${postgres.url}/postgres`);
    print(`\n${table("appointments beside (postgres)", busy)}`);
    if (!wanted) await printAppointments(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function printAppointments(postgresUrl: string): Promise<void> {
  print(`\n${table(`appointments (${parallel} at a time, sqlite)`, await measureAppointments())}`);
  print(
    `\n${table(`appointments (${parallel} at a time, postgres)`, await measureAppointments(postgresUrl))}`,
  );
}

async function measurePages(): Promise<Measurement[]> {
  const bare = await startServer("bare");
  const baseline = await load("bare handler, same bytes", bare.url);
  await bare.stop();

  const site = await startServer("site");
  const br = { "accept-encoding": "br" };
  const home = await fetch(`${site.url}/`, { headers: br });
  const etag = home.headers.get("etag") ?? "";
  const ratioTo = baseline.name;
  const lines = [
    await load("prerendered page, brotli", `${site.url}/`, br, ratioTo),
    await load("prerendered page, 304", `${site.url}/`, { "if-none-match": etag }, ratioTo),
    await load("rendered page, brotli", pageUrl(site.url, "/schedule-inspection"), br, ratioTo),
    await load(
      "free slots of a day",
      `${site.url}/api/appointments/available-slots?date=${tomorrow()}`,
      {},
      ratioTo,
    ),
  ];
  await site.stop();
  return [baseline, ...lines];
}

function tomorrow(): string {
  return addDays(dayInZone(Date.now(), businessProfile.timeZone), 1);
}

async function load(
  name: string,
  url: string,
  headers: Record<string, string> = {},
  ratioTo?: string,
): Promise<Measurement> {
  await autocannon({ url, headers, connections, duration: 1 });
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.errors > 0 || result["5xx"] > 0) throw new Error(`${name}: errors under load`);
  return {
    name,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    ...(ratioTo && { ratioTo }),
  };
}

async function measureAppointments(databaseUrl?: string): Promise<Measurement[]> {
  const baseline = databaseUrl ? await rawPostgresInserts(databaseUrl) : await rawSqliteInserts();
  const site = await startServer("appointments", databaseUrl && `${databaseUrl}/postgres`);
  const { post } = await connectVisitor(site.url);
  const ratioTo = baseline.name;
  const registered = await measure(
    "register",
    { count: appointments, parallel, ratioTo },
    (index) => post("/api/customers/register", person(index)),
  );
  const { customerId } = await post("/api/customers/register", person(0));
  const days = bookableDays(dayInZone(Date.now(), businessProfile.timeZone), {
    ...businessProfile,
    inspection: { ...businessProfile.inspection, horizonDays: 3_650 },
  }).slice(30);
  const booked = await measure(
    "book, mails queued",
    { count: appointments, parallel, ratioTo },
    (index) =>
      post("/api/appointments", {
        ...person(index),
        customerId,
        date: days[Math.floor(index / 4)],
        // The first four times of a day, which Saturdays have too.
        timeSlot: slotLabels[index % 4],
      }),
  );
  await site.stop();
  return [baseline, registered, booked];
}

async function rawSqliteInserts(): Promise<Measurement> {
  const folder = await mkdtemp(path.join(tmpdir(), "site-bench-"));
  const file = new DatabaseSync(path.join(folder, "raw.db"));
  file.exec("pragma journal_mode = wal; pragma synchronous = full;");
  file.exec("create table lines (id integer primary key, text text)");
  const statement = file.prepare(`${insert} (?, ?)`);
  const result = await measure("raw inserts", { count: appointments, parallel: 1 }, async (index) =>
    statement.run(index, line),
  );
  file.close();
  await rm(folder, { recursive: true });
  return result;
}

async function rawPostgresInserts(url: string): Promise<Measurement> {
  const pool = new pg.Pool({ connectionString: `${url}/postgres` });
  await pool.query("create table lines (id integer primary key, text text)");
  const result = await measure("raw inserts", { count: appointments, parallel }, (index) =>
    pool.query(`${insert} ($1, $2)`, [index, line]),
  );
  await pool.end();
  return result;
}
