import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";

const now = "2026-06-02T16:00:00.000Z";
const later = "2026-06-02T17:00:00.000Z";

describe.each(engines)(
  "messages that told of a change before tellings had ids, on %s",
  (engine) => {
    let storage: Storage;

    beforeEach(async () => {
      storage = await createStorage(engine);
      await makeOldDatabase(storage, "0058-delivered-texts", async (database) => {
        await sql`
        insert into customers (id, name, email, email_key, phone, address, created_at)
        values ('ada', 'Ada', 'ada@example.com', 'ada@example.com', '', '', ${now})`.execute(
          database,
        );
        for (const [id, toldDate] of [
          ["told", null],
          ["moved since", "2026-06-03"],
          ["other", null],
        ]) {
          await sql`
          insert into appointments (id, customer_id, name, email, phone, address, notes, date, slot, status, sequence,
            mailbox, suspected, withheld, created_at, updated_at, progress, known_at, told_date, told_slot)
          values (${id}, 'ada', 'Ada', 'ada@example.com', '', '', '', '2026-06-03', '09:00', 'booked', 1,
            'ada@example.com', 0, 0, ${now}, ${now}, 'booked', ${now}, ${toldDate}, ${toldDate && "09:00"})`.execute(
            database,
          );
          await sql`
          insert into leads (id, kind, source_id, source, appointment_id, person_key, name, email, phone, address,
            subject, message, emergency, suspected, state, version, arrived_at, answer_by, promise_by, alerts,
            updated_at, search)
          values (${id}, 'appointment', ${id}, 'appointment', ${id}, 'ada', 'Ada', 'ada@example.com', '', '',
            '', '', 0, 0, 'scheduled', 1, ${now}, ${now}, ${now}, 0, ${now}, 'ada')`.execute(
            database,
          );
        }
        for (const [id, kind, payload, leadId, at] of [
          ["a mail", "appointment-confirmation", { appointment: { id: "told" } }, "told", now],
          ["b text", "person-text", { about: { id: "told" } }, "told", now],
          ["c later", "appointment-confirmation", { appointment: { id: "told" } }, "told", later],
          ["d other", "person-text", { about: { id: "told" } }, "other", now],
          ["e moved", "person-text", { about: { id: "moved since" } }, "moved since", now],
        ] as const) {
          await sql`
          insert into outbox (id, lane, kind, payload_version, payload, state, attempts, refusals, due_at, created_at, lead_id)
          values (${id}, 'ordinary', ${kind}, 1, ${JSON.stringify(payload)}, 'dead', 1, 0, ${at}, ${at}, ${leadId})`.execute(
            database,
          );
        }
      });
    });
    afterEach(() => storage.drop());

    it("belong to the telling of the appointment that they name", async () => {
      const { database, close } = await storage.open();
      const tellings = async (table: "appointments" | "outbox") =>
        (
          await database
            .selectFrom(table)
            .select(["id", "telling_id"])
            .where("telling_id", "is not", null)
            .orderBy("id")
            .execute()
        ).map(({ id, telling_id }) => [id, telling_id]);
      expect(await tellings("outbox")).toEqual([
        ["a mail", "a mail"],
        ["b text", "a mail"],
      ]);
      expect(await tellings("appointments")).toEqual([["told", "a mail"]]);
      await close();
    });
  },
);
