import { describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { createStorage } from "#tests/support/storage.ts";
import { engines, startTestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

async function ask(url: string) {
  const response = await fetch(url);
  return { status: response.status, body: await response.json() };
}

describe.each(engines)("a server on %s", (engine) => {
  it("says that it is alive and that its database answers", async () => {
    const server = await startTestApp(engine);
    expect(await ask(`${server.url}/healthz`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await ask(`${server.url}/readyz`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    await server.close();
  });

  it("answers `/readyz` in no other spelling, which proxies would let through", async () => {
    const server = await startTestApp(engine);
    for (const path of [
      "/readyz/",
      "/%72eadyz",
      "/readyz//",
      "//readyz",
      "/Readyz",
      "/readyz%2F",
    ]) {
      const { statusCode } = await server.app.inject(path);
      expect([path, statusCode]).toEqual([path, 404]);
    }
    expect((await server.app.inject("/readyz?now")).statusCode).toBe(200);
    await server.close();
  });

  it("remembers appointments, customers and keys across a restart", async () => {
    const storage = await createStorage(engine);
    const before = await startTestApp(engine, storage.forApp);
    const visitor = await before.visitor();
    const registered = await visitor.send("POST", "/api/customers/register", ada);
    const appointment = { ...ada, ...registered.body, date: "2026-06-03", timeSlot: "9:00 AM" };
    const key = { "idempotency-key": "over a restart" };
    const booked = await visitor.send("POST", "/api/appointments", appointment, key);
    expect(booked.status).toBe(201);
    await before.close();

    const after = await startTestApp(engine, storage.forApp);
    const returning = await after.visitor();
    const path = `/api/appointments/${booked.body.appointment.id}`;
    expect((await returning.send("GET", path)).body).toEqual(booked.body);
    expect((await returning.send("POST", "/api/customers/register", ada)).body).toEqual(
      registered.body,
    );
    const again = await returning.send("POST", "/api/appointments", appointment, key);
    expect([again.status, again.body]).toEqual([201, booked.body]);
    expect((await book(returning, { date: "2026-06-03", timeSlot: "9:00 AM" })).status).toBe(409);
    await after.close();
    await storage.drop();
  });
});

it("warns at startup of a bookable public holiday that nobody decided on", async () => {
  const lines: string[] = [];
  const start = (closures: BusinessProfile["closures"]) =>
    startTestApp("sqlite", {
      env: { LOG_LEVEL: "warn" },
      logStream: { write: (line) => void lines.push(line) },
      clock: () => new Date("2026-12-01T17:00:00Z"),
      profile: { ...businessProfile, closures },
    });
  await (await start(businessProfile.closures)).close();
  expect(lines).toEqual([]);
  await (await start([])).close();
  expect(lines.map((line) => JSON.parse(line).holidays)).toEqual([
    [{ name: "Christmas Day", day: "2026-12-25" }],
  ]);
});

it("says that it is not ready when its PostgreSQL is gone, and stays alive", async () => {
  // Without tables before it starts: only such a database is gone once it is dropped.
  const storage = await createStorage("postgres", "none");
  const server = await startTestApp("postgres", storage.forApp);
  const visitor = await server.visitor();
  await storage.drop();
  const { status, body } = await ask(`${server.url}/readyz`);
  expect(status).toBe(503);
  expect(body).toEqual({ success: false, error: expect.any(String) });
  expect((await ask(`${server.url}/healthz`)).status).toBe(200);
  const refused = await visitor.send("POST", "/api/customers/register", ada);
  expect(refused.status).toBe(503);
  expect(refused.body).toEqual({
    success: false,
    error: `Our system does not answer at the moment. Please try again in a minute, or call us at ${businessProfile.phone.display}.`,
  });
  await server.close();
});
