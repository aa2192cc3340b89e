import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import { openToCopy } from "#server/database/connect.ts";
import type { Connection } from "#server/database/connection.ts";
import { storeSetting } from "#server/database/settings-repository.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";
import { leadRow } from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { addBeganAnew, findBeganAnew } from "./began-anew.ts";
import { sequencedPage } from "./sequenced-page.ts";

const at = (time: string) => new Date(`2026-06-02T${time}:00Z`);

describe.each(engines)("an order of changes that begins anew, on %s", (engine) => {
  let folder: string;
  let storage: Storage;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "site-anew-"));
    storage = await createStorage(engine);
  });
  afterEach(async () => {
    await storage.drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function opened<Result>(work: (connection: Connection) => Promise<Result>) {
    const connection = await storage.open();
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  }

  const store = (id: string, now: Date) =>
    opened((connection) =>
      connection.transact(async (transaction) => {
        await transaction.insertInto("leads").values(leadRow({ id })).execute();
        await addLeadChange(transaction, id, now);
      }),
    );

  const behind = (after: string | undefined, now: Date) =>
    opened((connection) => sequencedPage(connection, "lead", { after, limit: 200, now }));

  it("refuses what was given after the backup that was restored, and goes on from what was given before", async () => {
    await store("kept", at("09:00"));
    const { next: before } = await behind(undefined, at("09:30"));
    const file = path.join(folder, "site.backup");
    const source = openToCopy(storage);
    const contents = { passphrase: undefined, photoFiles: null, now: at("10:00") };
    await writeBackup(source, file, contents);
    await source.database.destroy();
    await store("lost", at("11:00"));
    const { next: since } = await behind(undefined, at("11:30"));

    const photosDir = path.join(storage.dataDir, "photos");
    const how = { passphrase: undefined, isDrill: false, isReplacing: true, now: at("12:00") };
    await restoreBackup({ ...storage, photosDir }, file, how);
    // As many changes as there were: the number alone does not tell.
    for (const id of ["other", "another"]) await store(id, at("12:30"));
    await expect(behind(since, at("13:00"))).rejects.toThrow("too old");
    const { ids, next } = await behind(before, at("13:00"));
    expect(ids).toEqual(expect.arrayContaining(["other", "another"]));
    expect((await behind(next, at("13:30"))).ids).toEqual([]);
  });

  it("knows the one beginning that a release of before has stored", async () => {
    const one = { from: at("09:00").toISOString(), at: at("10:00").toISOString() };
    await opened(async ({ database }) => {
      await storeSetting(database, "changes-began-anew", JSON.stringify(one));
      await addBeganAnew(database, { from: at("11:00").toISOString(), at: at("12:00") });
      const two = { from: at("11:00").toISOString(), at: at("12:00").toISOString() };
      expect(await findBeganAnew(database)).toEqual([one, two]);
    });
  });
});
