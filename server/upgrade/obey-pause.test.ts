import { existsSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WriteGate } from "#server/database/write-gate.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { patience } from "#tests/support/patience.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";
import { obeyPauses, tellUpgrade } from "./obey-pause.ts";
import { askForPause } from "./pause.ts";
import { faultFile, lease, pauseFile } from "./pause-file.ts";

it("goes on looking when the file cannot be looked at, and logs that once", async () => {
  const dataDir = await makeDataFolder();
  const writes = new WriteGate();
  const error = vi.fn();
  const pauses = obeyPauses({ dataDir, writes, log: { error } as never });
  symlinkSync(pauseFile(dataDir), pauseFile(dataDir));
  await expect.poll(() => error.mock.calls.length, { timeout: patience.test }).toBe(1);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ code: "ELOOP" }),
    "whether an upgrade asks for a pause cannot be seen",
  );
  rmSync(pauseFile(dataDir));
  writeFileSync(pauseFile(dataDir), "");
  await expect.poll(() => writes.isOpen(), { timeout: patience.test }).toBe(false);
  expect(error).toHaveBeenCalledTimes(1);
  await pauses.stop();
  rmSync(dataDir, { recursive: true });
});

describe.each(engines)("a site on %s that an upgrade asks to take no writes", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let visitor: Visitor;
  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    visitor = await server.visitor();
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
  });

  const writes = async () => {
    const answer = await fetch(`${server.url}/readyz`);
    return [answer.status, (await answer.json()).writes];
  };
  const is = (state: string) =>
    expect.poll(writes, { timeout: patience.test }).toEqual([200, state]);
  const tomorrow = { date: "2026-06-03", timeSlot: "9:00 AM" };

  it("is ready, shows its pages' data, and asks for a minute; the same call is taken afterwards", async () => {
    const pause = askForPause(storage.dataDir);
    await is("paused");
    const key = { "idempotency-key": "a-key-of-the-test" };
    const register = () =>
      visitor.send("POST", "/api/customers/register", { ...ada, email: "one@example.com" }, key);
    const refused = await register();
    expect([refused.status, refused.body]).toEqual([
      503,
      { success: false, code: "one-minute", error: expect.stringContaining("One minute, please") },
    ]);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect((await book(visitor, tomorrow)).status).toBe(503);
    const slots = await visitor.send("GET", "/api/appointments/available-slots?date=2026-06-03");
    expect(slots.status).toBe(200);
    expect(pause.isUnbroken()).toBe(true);
    pause.end();
    await is("taken");
    expect((await register()).status).toBe(201);
    expect((await book(visitor, tomorrow)).status).toBe(201);
  });

  it.each([
    ["the upgrade was killed", -lease - 1_000],
    ["the clock was set back", lease + 60_000],
  ])("goes on by itself once %s, and the upgrade learns of it", async (_text, away) => {
    const pause = askForPause(storage.dataDir);
    await is("paused");
    const touched = new Date(Date.now() + away);
    utimesSync(pauseFile(storage.dataDir), touched, touched);
    await is("taken");
    expect(pause.isUnbroken()).toBe(false);
    expect(existsSync(pauseFile(storage.dataDir))).toBe(false);
    pause.end();
  });

  it("takes none from its start on when it is started meanwhile", async () => {
    const pause = askForPause(storage.dataDir);
    await server.close();
    server = await startTestApp(engine, storage.forApp);
    visitor = await server.visitor();
    expect((await book(visitor, tomorrow)).status).toBe(503);
    await is("paused");
    pause.end();
    await is("taken");
  });

  it("tells the upgrade, and nobody else, why it cannot start", async () => {
    tellUpgrade(storage.dataDir, new Error("nobody asks"));
    expect(existsSync(faultFile(storage.dataDir))).toBe(false);
    writeFileSync(pauseFile(storage.dataDir), "");
    tellUpgrade(storage.dataDir, new Error("The port is taken."));
    expect(await readFile(faultFile(storage.dataDir), "utf8")).toMatch(/\nThe port is taken\.$/);
  });
});
