import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ImportKind } from "#domain/import/import-field.ts";
import type { Connection } from "#server/database/connection.ts";
import { housecallJobs, jobberClients } from "#tests/support/import/exported-files.ts";
import { patience } from "#tests/support/patience.ts";
import { recordingQueries } from "#tests/support/query-plans.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { testedBusiness } from "#tests/support/tested-business.ts";
import { startImports } from "./import-passes.ts";
import { createImportServices } from "./imports.ts";

const count = 400;
const clock = () => new Date("2026-06-02T16:00:00Z");

/** How many statements each part may take for a row: what a batch needs, shared by its rows. */
const most = { check: 0.4, run: 1.3, undo: 1.8 };

describe.each(engines)("a file of hundreds of rows on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;

  beforeEach(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
  });
  afterEach(async () => {
    await connection.close();
    await storage.drop();
  });

  it.each<[string, string, ImportKind]>([
    ["clients", jobberClients(count), "customers"],
    ["jobs", housecallJobs(count), "jobs"],
  ])(
    "with %s takes few statements for each row",
    async (_, text, kind) => {
      const { recording, parameters } = recordingQueries(connection);
      const log = { error: (entry: unknown) => expect(entry).toBeUndefined() };
      const imports = startImports({
        ...{ connection: recording, profile: testedBusiness, clock, log },
        ...{ availability: { changed() {} }, changes: { wake() {} } },
      });
      const services = createImportServices({
        ...{ config: storage, connection, profile: testedBusiness, imports, clock },
      });
      const file = (async function* () {
        yield Buffer.from(text);
      })();
      const { id, kind: found } = await services.upload(file, {
        fileName: "clients.csv",
        staffId: "owner",
      });
      expect(found).toBe(kind);
      const asked: Partial<Record<keyof typeof most, number>> = {};
      for (const part of ["check", "run", "undo"] as const) {
        parameters();
        await services[part](id, "owner");
        await imports.drained();
        asked[part] = parameters().length / count;
      }
      await imports.stop();
      expect(await services.read(id)).toMatchObject({ state: "undone", outcomes: { failed: 0 } });
      for (const part of ["check", "run", "undo"] as const) {
        expect([part, asked[part]]).toEqual([part, expect.any(Number)]);
        expect(asked[part], part).toBeLessThan(most[part]);
      }
    },
    patience.longTest,
  );
});
