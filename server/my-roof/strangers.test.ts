import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/calendar/calendar-day.ts";
import type { Connection } from "#server/database/connection.ts";
import { signIn } from "#tests/support/desk.ts";
import { someEstimate, someOption } from "#tests/support/estimate-values.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";
import { patience } from "#tests/support/patience.ts";
import { someFinding, someReport } from "#tests/support/report-values.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

/* Addresses whose only key is their secret, and strangers who try others. */

const tries = 10_000;
const form = {
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
};
const secretIn = (address: string) => /[\w-]{43}/.exec(address)?.[0] ?? "";
const newSecret = () => randomBytes(32).toString("base64url");

describe.each(engines)("addresses of a roof, its reports and its estimates on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  /** The same site in a process that limits how much one network asks for. */
  let limited: TestApp;
  let office: Awaited<ReturnType<typeof signIn>>;
  const logged: string[] = [];

  beforeAll(async () => {
    storage = await createStorage(engine);
    const { env } = storage.forApp;
    server = await startTestApp(engine, storage.forApp);
    limited = await startTestApp(engine, {
      ...storage.forApp,
      env: { ...env, RATE_LIMIT: "on", LOG_LEVEL: "info" },
      logStream: { write: (line) => void logged.push(line) },
    });
    connection = await storage.open();
    office = await signIn(server, "office", "Dana Ruiz");
  });
  afterAll(async () => {
    await connection.close();
    await limited.close();
    await server.close();
    await storage.drop();
  });

  const read = (url: string, at = server) => at.app.inject({ url });

  /** A roof with a report that was passed on and an estimate, and the addresses of all of it. */
  async function roof(name: string) {
    const { id: leadId } = await writeAsVisitor(server, office, {
      ...{ name, email: `${name.toLowerCase()}@example.com` },
      address: "12 Maple Street, Fairfax, VA 22030",
    });
    const at = `/api/desk/leads/${leadId}`;
    const [report, estimate, link] = [randomUUID(), randomUUID(), randomUUID()];
    const content = someReport({
      findings: [someFinding({ urgency: "now" })],
      advice: { kind: "repair", years: null, words: "Replace the collar." },
    });
    const day = calendarDay("2026-06-02");
    const offer = someEstimate({
      validUntil: addDays(day, 40),
      options: [someOption({ dates: { begin: addDays(day, 20), end: addDays(day, 30) } })],
    });
    const [reportAt, estimateAt] = [`${at}/reports/${report}`, `${at}/estimates/${estimate}`];
    const writing = randomUUID();
    for (const [path, body] of [
      [reportAt, { revision: 0, content }],
      [`${reportAt}/sending`, { revision: 1, isSeenBeyondFacts: true }],
      [estimateAt, { revision: 0, content: offer, writing }],
      [`${estimateAt}/sending`, { revision: 1 }],
    ] as const) {
      expect((await office.send("PUT", path, body)).status).toBe(200);
    }
    const { page } = await office.post(`${at}/my-roof`, {});
    const home = new URL(page.address).pathname;
    const passing = `${home}/report/${report}/passed-on`;
    const payload = String(new URLSearchParams({ id: link, audience: "insurer" }));
    await server.app.inject({ method: "POST", url: passing, headers: form, payload });
    const shown = (await read(`${home}/report/${report}`)).body;
    const passed = /\/roof-report\/[\w-]{43}/.exec(shown)?.[0] ?? "";
    const own = (secret: string) => [
      `/my-roof/${secret}`,
      `/my-roof/${secret}/report/${report}`,
      `/my-roof/${secret}/estimate/${estimate}`,
    ];
    /** What somebody sends from a page that they have left open. */
    const posts = (secret: string) => ({
      [`/my-roof/${secret}/report/${report}/passed-on`]: { id: randomUUID(), audience: "buyer" },
      [`/my-roof/${secret}/estimate/${estimate}/answer`]: {
        ...{ id: randomUUID(), kind: "chosen", option: "o1" },
      },
      [`/my-roof/${secret}/finished-roof/${link}`]: { says: "back" },
    });
    const others = (secret: string) => [`/roof-report/${secret}`];
    const secrets = { own: secretIn(home), passed: secretIn(passed) };
    const end = () =>
      server.app.inject({
        ...{ method: "POST", url: passing, headers: form },
        payload: String(new URLSearchParams({ end: link })),
      });
    return { leadId, at, own, others, posts, secrets, end };
  }

  it("say the same of a secret that nobody has, that has ended, and that is another address's", async () => {
    const { at, own, others, posts, secrets, end } = await roof("Abe");
    for (const url of [...own(secrets.own), ...others(secrets.passed)]) {
      expect((await read(url)).statusCode, url).toBe(200);
    }
    await office.post(`${at}/my-roof/renewal`, {});
    const gone = await roof("Bea");
    await gone.end();
    const told = new Map<string, string>();
    const fields = new Set(["date", "x-request-id"]);
    const tell = (url: string, answer: Awaited<ReturnType<typeof read>>) => {
      const said = Object.entries(answer.headers).filter(([name]) => !fields.has(name));
      told.set(JSON.stringify([answer.statusCode, said, answer.body]), url);
    };
    const nobodys = [newSecret(), near(secrets.own), secrets.own.toLowerCase()];
    for (const url of [
      ...nobodys.flatMap((secret) => [...own(secret), ...others(secret)]),
      // All links of theirs have ended, and so has one that was taken back.
      ...[...own(secrets.own), ...others(secrets.passed), ...others(gone.secrets.passed)],
      // Each is of one kind of address.
      ...[...gone.others(gone.secrets.own), ...gone.own(gone.secrets.passed)],
      // What is there, at somebody else's.
      ...own(gone.secrets.own).slice(1),
    ]) {
      tell(url, await read(url));
    }
    for (const secret of [newSecret(), secrets.own]) {
      for (const [url, fields] of Object.entries(posts(secret))) {
        const payload = String(new URLSearchParams(fields));
        tell(url, await server.app.inject({ method: "POST", url, headers: form, payload }));
      }
    }
    expect([...told.values()]).toHaveLength(1);
    expect([...told.keys()][0]).toMatch(/^\[404,/);
    await end();
  });

  it("are tried ten thousand times in vain, slowly, and leave no trace but short lines", {
    timeout: patience.longTest,
  }, async () => {
    const { own, others, secrets } = await roof("Cal");
    const before = await rows();
    const urls = Array.from({ length: tries }, (_, index) => {
      const known = index % 2 === 0 ? secrets.own : secrets.passed;
      const secret = index % 3 === 0 ? newSecret() : near(known, index);
      const all = [...own(secret), ...others(secret)];
      return all[index % all.length] ?? "";
    });
    // Longer than any address of ours.
    urls.push(...Array.from({ length: 20 }, () => `/my-roof/${newSecret().repeat(60)}`));
    // What the outbox says of mails is no line about a request.
    for (const { services } of [server.app, limited.app]) await services.outbox.drained();
    logged.length = 0;
    const told = new Map<number, number>();
    for (const url of urls) {
      const { statusCode } = await read(url, limited);
      told.set(statusCode, (told.get(statusCode) ?? 0) + 1);
    }
    expect([...told.keys()].filter((status) => ![404, 414, 429].includes(status))).toEqual([]);
    // Counted by the minute: a slow machine begins another.
    expect(told.get(404)).toBeLessThan(1_000);
    expect(await rows()).toEqual(before);
    expect(logged.length).toBeLessThanOrEqual(urls.length);
    expect(Math.max(...logged.map((line) => line.length))).toBeLessThan(1_000);
    const said = logged.join("\n");
    const leaked = urls.filter((url) => said.includes(secretIn(url)));
    expect(leaked).toEqual([]);
    // Whoever has the secret is not kept out by them for longer than a minute, nor elsewhere at all.
    const elsewhere = { url: own(secrets.own)[0] ?? "", remoteAddress: "203.0.113.7" };
    expect((await limited.app.inject(elsewhere)).statusCode).toBe(200);
  });

  /** How many rows there are of whatever an opened page could leave. */
  async function rows(): Promise<unknown> {
    const links = await connection.database
      .selectFrom("roof_links")
      .select(["id", "openings", "last_opened_at"])
      .orderBy("id")
      .execute();
    const { count } = await connection.database
      .selectFrom("lead_events")
      .select((row) => row.fn.countAll<number | string>().as("count"))
      .executeTakeFirstOrThrow();
    return { links, events: Number(count) };
  }
});

/** A secret in which one letter is another. */
function near(secret: string, at = 0): string {
  const place = at % secret.length;
  const letter = secret[place] === "A" ? "B" : "A";
  return secret.slice(0, place) + letter + secret.slice(place + 1);
}
