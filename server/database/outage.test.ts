import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { bookableDays } from "#domain/appointment/appointment-rules.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { PageSource } from "#server/pages/page-source.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { startCuttingProxy } from "#tests/support/cut-connection.ts";
import { patience } from "#tests/support/patience.ts";
import { createDatabase } from "#tests/support/postgres-databases.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { untilAnswered } from "#tests/support/until-answered.ts";
import { slotLabels } from "#tests/support/usual-slots.ts";
import { ada } from "#tests/support/visitors.ts";
import { type PostgresServer, startPostgres } from "../../scripts/run/start-postgres.ts";

/** Milliseconds. Generous, since the machine may be busy. */
const ceiling = { timeout: patience.test, interval: 50 };

const profile = {
  ...businessProfile,
  inspection: { ...businessProfile.inspection, horizonDays: 3_650 },
};

/** More times than any of these tests books, all free at the start. */
const times = bookableDays(calendarDay("2026-06-02"), profile)
  .filter((day) => new Date(`${day}T12:00:00Z`).getUTCDay() !== 6)
  .flatMap((date) => slotLabels.map((timeSlot) => ({ date, timeSlot })));

/** A page whose loader and action use the database and fail the way the router lets pages fail. */
const pageSource: PageSource = {
  assetsFolder: null,
  prerendered: new Map(),
  days: {},
  kept: new Set(),
  desk: null,
  async render(request, { services, reportError }) {
    const html = { "content-type": "text/html; charset=utf-8" };
    try {
      if (request.method === "POST") {
        await services.customers.register(
          { name: "page", key: undefined, body: {}, network: "test" },
          ada,
        );
      } else await services.availability.summarize([calendarDay("2026-06-03")]);
      return new Response("<h1>Well</h1>", { headers: html });
    } catch (error) {
      reportError(error);
      return new Response("<h1>Unexpected Application Error!</h1>", { status: 500, headers: html });
    }
  },
};

/** The API's answer while the database is away. */
const away = {
  success: false,
  error: expect.stringMatching(
    RegExp(
      `^[A-Z][^.]+\\. Please .+ call us at ${RegExp.escape(businessProfile.phone.display)}\\.$`,
    ),
  ),
};

let server: TestApp;
let visitor: Visitor;
let customerId: string;
let taken = 0;
const cleanUp: (() => unknown)[] = [];

async function serve(databaseUrl: string) {
  // As many connections as the site has, so that a crowd fills them.
  const env = { DATABASE_CONNECTIONS: "10" };
  server = await startTestApp("postgres", { databaseUrl, profile, pageSource, env });
  visitor = await server.visitor();
  customerId = (await visitor.send("POST", "/api/customers/register", ada)).body.customerId;
  cleanUp.push(() => server.close());
}
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
});

const status = async (path: string, init?: RequestInit) =>
  (await fetch(server.url + path, init)).status;
const ready = () => status("/readyz");
const form = {
  method: "POST",
  headers: {
    "sec-fetch-site": "same-origin",
    "content-type": "application/x-www-form-urlencoded",
  },
  body: "name=Ada",
};

/** Books the next free time. With the same key, a repeat is the same appointment. */
function bookNext(key: string = crypto.randomUUID()) {
  const time = times[taken];
  taken += 1;
  const send = () =>
    visitor.send(
      "POST",
      "/api/appointments",
      { ...ada, ...time, customerId },
      { "idempotency-key": key },
    );
  return { send, answer: send() };
}

async function expectWell() {
  await expect.poll(ready, ceiling).toBe(200);
  // A busy machine may answer the first with 503.
  await expect.poll(async () => (await bookNext().answer).status, ceiling).toBe(201);
  expect(await status("/page")).toBe(200);
  expect(await status("/page", form)).toBe(200);
}

/** Every route to the database answers that it is away and when to retry. */
async function expectAway() {
  const refused = await bookNext().answer;
  expect([refused.status, refused.body]).toEqual([503, away]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  for (const [path, init] of [
    ["/page", {}],
    ["/page", form],
    ["/readyz", {}],
  ] as const) {
    const answer = await fetch(server.url + path, init);
    expect([path, answer.status]).toEqual([path, 503]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(await status("/healthz")).toBe(200);
}

describe("a server whose PostgreSQL ends its backends", () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let operator: pg.Client;

  beforeEach(async () => {
    database = await createDatabase();
    cleanUp.push(() => database.drop());
    operator = new pg.Client({ connectionString: database.url });
    await operator.connect();
    cleanUp.push(() => operator.end());
    await serve(database.url);
  });

  async function endBackends(): Promise<number> {
    const { rowCount } = await operator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return rowCount ?? 0;
  }

  it("survives and recovers when they were idle", async () => {
    await Promise.all(Array.from({ length: 30 }, () => bookNext().answer));
    expect(await endBackends()).toBeGreaterThan(5);
    await expectWell();
  });

  it("still books each appointment once when they were busy", {
    timeout: patience.longTest,
  }, async () => {
    const appointments = [];
    let ended = 0;
    for (let wave = 0; wave < 8; wave += 1) {
      const these = Array.from({ length: 25 }, () => bookNext());
      appointments.push(...these);
      // Each wave breaks the connections at a different point.
      await Promise.race(these.slice(wave, wave + 1).map(({ answer }) => answer));
      ended += await endBackends();
      await Promise.all(these.map(({ answer }) => answer));
    }
    expect(ended).toBeGreaterThan(8);
    const answers = await Promise.all(appointments.map(({ answer }) => answer));
    expect(answers.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
    for (const { headers, body } of answers.filter(({ status }) => status === 503)) {
      expect(body).toEqual(away);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    await expect.poll(ready, ceiling).toBe(200);
    const repeats = await Promise.all(appointments.map(({ send }) => untilAnswered(send)));
    for (const [index, again] of repeats.entries()) {
      expect(again.status).toBe(201);
      if (answers[index]?.status === 201) expect(again.body).toEqual(answers[index].body);
    }
    const { rows } = await operator.query("select count(*)::int as seats from seats");
    expect(rows).toEqual([{ seats: appointments.length }]);
    await server.app.services.outbox.drained();
    // Mails claimed by a broken connection are claimed again when their lease has run out.
    server.clock.now = new Date(server.clock.now.getTime() + 1_800_000);
    await expect
      .poll(async () => {
        await server.app.services.outbox.drained();
        return server.mails.length;
      }, ceiling)
      .toBe(2 * appointments.length);
    expect(new Set(server.mails.map(({ id }) => id)).size).toBe(2 * appointments.length);
  });

  it("answers 503 for what another transaction keeps locked, and does not wait forever", async () => {
    const { body } = await bookNext().answer;
    await operator.query("begin");
    await operator.query("select * from appointments where id = $1 for update", [
      body.appointment.id,
    ]);
    const path = `/api/appointments/${body.appointment.id}`;
    const refused = await visitor.send("DELETE", path);
    expect([refused.status, refused.body]).toEqual([503, away]);
    await operator.query("rollback");
    expect((await visitor.send("DELETE", path)).status).toBe(200);
  });

  it("answers each of 600 appointments at once with its success or 503 when they pile up", {
    timeout: patience.longTest,
  }, async () => {
    await operator.query("begin; lock table outbox in exclusive mode");
    const appointments = Array.from({ length: 600 }, () => bookNext().answer);
    expect(await ready(), "busy is not away").toBe(200);
    await Promise.race(appointments);
    await operator.query("rollback");
    const answers = await Promise.all(appointments);
    const statuses = Object.groupBy(answers, ({ status }) => status);
    expect(Object.keys(statuses).filter((status) => status !== "201" && status !== "503")).toEqual(
      [],
    );
    for (const { body } of statuses[503] ?? []) expect(body).toEqual(away);
    await expectWell();
  });
});

it("an appointment whose commit got no reply is not reported as failed, and its repeat tells the truth", async () => {
  const database = await createDatabase();
  cleanUp.push(() => database.drop());
  const proxy = await startCuttingProxy(database.url);
  cleanUp.push(() => proxy.close());
  await serve(proxy.url);
  await server.app.services.outbox.drained();
  proxy.cutAtCommit();
  const { send, answer } = bookNext();
  const first = await answer;
  expect([first.status, first.body]).toEqual([503, away]);
  const again = await send();
  expect(again.status).toBe(201);
  expect((await send()).body).toEqual(again.body);
  const { date, timeSlot } = again.body.appointment;
  const { body } = await visitor.send("GET", `/api/appointments/available-slots?date=${date}`);
  expect(body.bookedSlots).toEqual([timeSlot]);
});

describe("a server whose PostgreSQL", () => {
  let postgres: PostgresServer;

  beforeAll(async () => {
    postgres = await startPostgres();
  }, patience.longTest);
  afterAll(() => postgres.stop(), patience.longTest);
  beforeEach(() => serve(`${postgres.url}/postgres`));

  it("is restarted says so meanwhile, and recovers by itself", {
    timeout: patience.longTest,
  }, async () => {
    await postgres.shutDown();
    await expectAway();
    await postgres.startAgain();
    await expectWell();
  });

  it("hangs says so soon, and recovers when it resumes", {
    timeout: patience.longTest,
  }, async () => {
    await Promise.all(Array.from({ length: 20 }, () => bookNext().answer));
    await postgres.freeze();
    await expectAway();
    postgres.thaw();
    await expectWell();
  });
});
