import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import {
  housecallJobs,
  jobberClients,
  quickbooksContacts,
} from "#tests/support/import/exported-files.ts";
import { importing } from "#tests/support/import/importing.ts";
import { patience } from "#tests/support/patience.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

/** Rows: some hundred transactions. Undoing takes longer for each row, the more there are. */
const count = 2_000;

describe.each(engines)("a large file on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let owner: Visitor & { id: string };

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    owner = await signIn(server, "owner");
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
  });

  it.each([
    ["Jobber", jobberClients],
    ["Housecall Pro", housecallJobs],
    ["QuickBooks", quickbooksContacts],
  ])(
    "of %s is imported, undone whole, and imported again, while somebody else's lead arrives",
    async (_, rowsOf) => {
      const file = importing(server, owner);
      const text = rowsOf(count);
      const first = await file.imported(text);
      expect(first).toMatchObject({ state: "imported", outcomes: { failed: 0 } });
      expect(first.outcomes.imported).toBe(first.verdicts.new + first.verdicts.merged);
      expect(first.outcomes.imported).toBeGreaterThan(0.85 * count);
      const undoing = file.done("POST", `/${first.id}/undo`);
      const visitor = await server.visitor();
      await visitor.post("/api/customers/contact", {
        ...{ name: "Eve", email: "eve@home.example", phone: "703-555-0150", address: "" },
        ...{ subject: "Gutters", message: "They leak" },
      });
      const undone = await undoing;
      expect(undone.outcomes).toMatchObject({ kept: 0, undone: first.outcomes.imported });
      const { body } = await owner.send("GET", "/api/desk/leads?list=all");
      expect(body.leads.map(({ name }: { name: string }) => name)).toEqual(["Eve"]);
      const again = await file.imported(text);
      expect(again.outcomes.imported).toBe(first.outcomes.imported);
    },
    patience.longTest * 2,
  );
});
