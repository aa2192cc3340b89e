import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { patience } from "#tests/support/patience.ts";
import { siteCommand } from "#tests/support/site-command.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book } from "#tests/support/visitors.ts";

describe.each(engines)("mails of a restored backup, on %s", (engine) => {
  let folder: string;
  let storage: Storage;
  let server: TestApp;

  /** A backup with a booking whose mails were not sent yet, restored, and served. */
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "site-held-"));
    storage = await createStorage(engine);
    const file = path.join(folder, "site.backup");
    const refusing = {
      async deliver() {
        throw new Error("421 come back later");
      },
      close() {},
    };
    const before = await startTestApp(engine, { ...storage.forApp, transport: refusing });
    await book(await before.visitor(), { date: "2026-06-03", timeSlot: "9:00 AM" });
    await before.app.services.outbox.drained();
    await before.close();
    await siteCommand(storage, ["backup", file]);
    const how = { passphrase: undefined, isDrill: false, isReplacing: true };
    const place = { ...storage, photosDir: path.join(storage.dataDir, "photos") };
    await restoreBackup(place, file, { ...how, now: new Date("2026-06-02T16:30:00Z") });
    server = await startTestApp(engine, storage.forApp);
    server.clock.now = new Date("2026-06-02T17:00:00Z");
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function subjects(): Promise<string[]> {
    await server.app.services.outbox.drained();
    return server.mails.map(({ subject }) => subject).sort();
  }

  async function readiness() {
    const { body } = await (await server.visitor()).send("GET", "/readyz");
    return body;
  }

  it("wait, like those that are queued since, and the site says so", async () => {
    await book(await server.visitor(), { date: "2026-06-04", timeSlot: "9:00 AM" });
    server.clock.now = new Date("2026-06-03T16:00:00Z");
    expect(await subjects()).toEqual([]);
    expect(await readiness()).toMatchObject({
      status: "degraded",
      mailsHeldSince: expect.stringMatching(/^\d{4}-/),
    });
    expect((await siteCommand(storage, ["mail", "status"])).lines).toEqual([
      expect.stringMatching(/^Held since .+: 2 from the backup \(oldest .+\), 2 since\.$/),
    ]);
  });

  it("are sent with the others when released so", async () => {
    await siteCommand(storage, ["mail", "release", "--send"]);
    expect(await subjects()).toHaveLength(2);
    await vi.waitFor(
      async () =>
        expect(await readiness()).toMatchObject({ status: "ready", mailsHeldSince: null }),
      { timeout: patience.test },
    );
  });

  it("are given up for good when released so, while the others go out", async () => {
    await book(await server.visitor(), { date: "2026-06-04", timeSlot: "9:00 AM" });
    expect((await siteCommand(storage, ["mail", "release", "--drop"])).lines).toEqual([
      "Released: 2. Given up: 2.",
    ]);
    const sent = await subjects();
    expect(sent).toHaveLength(2);
    expect(sent.join()).toContain("Jun 4");
    expect(sent.join()).not.toContain("Jun 3");
    // Nobody is told of them either, later.
    server.clock.now = new Date("2026-06-03T16:00:00Z");
    expect((await subjects()).filter((subject) => /not|deliver/i.test(subject))).toEqual([]);
  });

  it("are released by saying how, and only once", async () => {
    expect(await siteCommand(storage, ["mail", "release"])).toMatchObject({ code: 2 });
    await siteCommand(storage, ["mail", "release", "--drop"]);
    expect((await siteCommand(storage, ["mail", "release", "--send"])).lines).toEqual([
      "Mails are not held.",
    ]);
  });
});
