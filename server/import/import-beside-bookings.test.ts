import { expect, it } from "vitest";
import { signIn } from "#tests/support/desk.ts";
import { holdLock } from "#tests/support/held-lock.ts";
import { importing } from "#tests/support/import/importing.ts";
import { patience } from "#tests/support/patience.ts";
import { createStorage } from "#tests/support/storage.ts";
import { startTestApp } from "#tests/support/test-app.ts";
import { book, person } from "#tests/support/visitors.ts";

const day = "2026-06-04";

// In SQLite one transaction writes at a time, and that of an import ends after some ten milliseconds.
it(
  "keeps nobody from booking a day of which an import has brought an appointment in",
  async () => {
    const storage = await createStorage("postgres");
    const server = await startTestApp("postgres", storage.forApp);
    const connection = await storage.open();
    const owner = await signIn(server, "owner");
    const file = importing(server, owner);
    const known = { name: "Eve", email: "eve@home.example", phone: "703-555-0101", address: "" };
    const inquiry = { ...known, subject: "Gutters", message: "They leak" };
    await (await server.visitor()).post("/api/customers/contact", inquiry);
    const { id } = await file.checked(
      [
        "Name,Email,Phone,Date,Time",
        "Dana,dana@home.example,703-555-0142,6/4/2026,9:00 AM",
        "Eve,eve@home.example,703-555-0101,5/4/2026,9:00 AM",
        "Bo,bo@home.example,703-555-0102,6/4/2026,1:00 PM",
        "",
      ].join("\n"),
    );
    // The import stays in the middle of its rows as long as somebody else has Eve.
    const lock = await holdLock(
      storage.databaseUrl,
      "select 1 from people where head_id = (select person_id from leads where name = 'Eve') for update",
    );
    try {
      const running = file.done("POST", `/${id}/run`);
      await expect.poll(() => lock.waiting()).toBe(1);
      let status = 0;
      const visitor = await server.visitor();
      const booking = book(visitor, { date: day, timeSlot: "10:00 AM" }, person(7)).then(
        (answer) => {
          ({ status } = answer);
        },
      );
      await expect.poll(async () => status > 0 || (await lock.waiting()) > 1).toBe(true);
      expect(status).toBe(201);
      await booking;
      const rows = connection.database.selectFrom("import_rows").select(["number", "outcome"]);
      expect(await rows.orderBy("number").execute()).toEqual([
        { number: 2, outcome: "imported" },
        { number: 3, outcome: null },
        { number: 4, outcome: null },
      ]);
      await lock.release();
      expect((await running).outcomes).toMatchObject({ imported: 3, failed: 0 });
    } finally {
      await lock.release().catch(() => {});
      await connection.close();
      await server.close();
      await storage.drop();
    }
  },
  patience.longTest,
);
