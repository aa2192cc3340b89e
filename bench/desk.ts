import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { leadListQuery } from "#domain/lead/lead-list.ts";
import { searchQuery } from "#domain/lead/search-contract.ts";
import { connect } from "#server/database/connect.ts";
import type { Connection } from "#server/database/connection.ts";
import { countLeads, figuresOf } from "#server/lead/lead-counts.ts";
import { leadRowsOf } from "#server/lead/lead-rows.ts";
import { findLeadPage } from "#server/lead/listed-leads.ts";
import { readLead } from "#server/lead-desk/lead-page.ts";
import { searchWithin } from "#server/search/search.ts";
import { commonWords, lastArrival, rareWord, storeManyLeads } from "#tests/support/many-leads.ts";
import { staffRow } from "#tests/support/rows.ts";
import { startPostgres } from "../scripts/run/start-postgres.ts";
import { measureNumbers } from "./desk-numbers.ts";
import { wholeSearches } from "./desk-searches.ts";
import { type Measurement, measure, table } from "./report.ts";

/*
 * The desk's queries with 100,000 leads on both engines: `npm run bench -- desk`, or `desk searches` for the search of
 * everything alone, `desk numbers` for the owner's numbers. Each line must stay below its most milliseconds at the median and the 95th percentile, or the
 * command fails.
 */

const leads = 100_000;
const times = 40;
/** Milliseconds. */
const most = 50;
const mostOfSearch = 100;
const isSearchesOnly = process.argv.includes("searches");
const isNumbersOnly = process.argv.includes("numbers");
const print = (text: string) => process.stdout.write(`${text}\n`);
const tooSlow: string[] = [];

const dataDir = await mkdtemp(path.join(tmpdir(), "site-desk-"));
const file = await connect({ dataDir, databaseUrl: undefined });
await measureDesk("sqlite", file, async () => {
  await sql`analyze`.execute(file.database);
});
await rm(dataDir, { recursive: true, force: true });

const postgres = await startPostgres();
try {
  const databaseUrl = `${postgres.url}/desk`;
  await run(`${postgres.url}/postgres`, "create database desk");
  // Takes longer than the limit for the server's own statements.
  await measureDesk("postgres", await connect({ dataDir, databaseUrl }), () =>
    run(databaseUrl, "vacuum analyze"),
  );
} finally {
  await postgres.stop();
}
if (tooSlow.length > 0) {
  print(`\ntoo slow: ${tooSlow.join(", ")}`);
  process.exitCode = 1;
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function measureDesk(
  engine: string,
  connection: Connection,
  analyze: () => Promise<void>,
): Promise<void> {
  const staffIds = await storeStaff(connection);
  const start = performance.now();
  await storeManyLeads(connection, leads, {
    staffIds,
    isAnalyzed: false,
    isSearchable: !isNumbersOnly,
  });
  await analyze();
  print(
    `${engine}: ${leads} leads stored in ${((performance.now() - start) / 1_000).toFixed(0)} s`,
  );
  const { database } = connection;
  const who = {
    staffId: staffIds[0] ?? "",
    today: calendarDay("2026-06-02"),
    timeZone: "America/New_York",
  };
  const list = async (query: object) => {
    const page = await findLeadPage(connection, leadListQuery.parse(query), who);
    await leadRowsOf(database, page.numbers);
    return page;
  };

  const lines: Measurement[] = [];
  const line = async (
    name: string,
    work: (index: number) => Promise<unknown>,
    limit: number = most,
  ) => {
    await work(0);
    const line = await measure(name, { count: times, parallel: 1 }, work);
    if (line.p50 >= limit || (line.p95 ?? 0) >= limit) tooSlow.push(`${engine}: ${name}`);
    lines.push(line);
  };
  if (!isNumbersOnly) await measureSearches();
  if (!isSearchesOnly && !isNumbersOnly) await measureLists();
  if (!isSearchesOnly) await measureNumbers(connection, { leads, line, analyze });
  print(`${table(`desk (${engine})`, lines)}\n`);
  await connection.close();

  async function measureSearches(): Promise<void> {
    for (const [state, word] of Object.entries(commonWords)) {
      const query = { list: "all", search: word, state };
      await line(`all: state ${state}, search: ${word}`, () => list(query), mostOfSearch);
    }
    for (const { query, within } of wholeSearches) {
      const name = [...Object.values(query), ...(within ? ["in a span"] : [])].join(", ");
      const asked = searchQuery.parse(query);
      const span = within ?? { from: null, before: null };
      await line(`search: ${name}`, () => searchWithin(connection, asked, span), mostOfSearch);
    }
  }

  async function measureLists(): Promise<void> {
    for (const name of ["waiting", "open", "follow-up", "all", "spam"]) {
      await line(`list: ${name}`, () => list({ list: name }));
    }
    for (const filter of [
      { state: "quoted" },
      { kind: "call" },
      { assignee: "me" },
      { assignee: "nobody" },
      { emergency: "yes" },
      { emergency: "yes", kind: "call", state: "quoted", assignee: "me" },
    ]) {
      const words = Object.entries(filter).flat().join(" ");
      for (const name of ["all", "open", "waiting"]) {
        await line(`${name}: ${words}`, () => list({ list: name, ...filter }));
      }
    }
    for (const search of [
      rareWord,
      "fairfax",
      "fa",
      "maple ada",
      "smith 555",
      "(703) 000-",
      "0142",
      "nothing",
    ]) {
      for (const name of ["all", "open", "waiting", "follow-up"]) {
        await line(`${name}, search: ${search}`, () => list({ list: name, search }));
      }
    }
    await line("search with filters", () =>
      list({ list: "all", search: "fairfax", state: "lost", kind: "call" }),
    );
    for (const name of ["all", "open", "waiting"]) {
      const after = await pageInside(list, name);
      await line(`${name}: a page deep inside`, () => list({ list: name, ...after }));
    }
    const wordsOf = () => ({ subject: "", to: "", staffId: null });
    const viewer = { staffId: who.staffId, seesAll: true };
    const log = { warn() {} };
    await line("one lead", (index) =>
      readLead(database, `lead-${(index + 1) * 997}`, { viewer, now: lastArrival, wordsOf, log }),
    );
    await line("counts and figures", async () => {
      await countLeads(database, lastArrival, who.today);
      await figuresOf(database, lastArrival);
    });
  }
}

/** The query of a page deep in the list. */
async function pageInside(
  list: (query: object) => Promise<{ next: string | null }>,
  name: string,
): Promise<object> {
  let after = {};
  for (let page = 0; page < 200; page += 1) {
    const { next } = await list({ list: name, ...after });
    if (!next) break;
    after = { after: next };
  }
  return after;
}

async function storeStaff({ database }: Connection): Promise<string[]> {
  const ids = ["one", "two", "three"];
  const staff = ids.map((id) => staffRow({ id, name: id }));
  await database.insertInto("staff").values(staff).execute();
  return ids;
}
