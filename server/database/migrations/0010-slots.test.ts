import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { Connection } from "#server/database/connection.ts";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { slots } from "#tests/support/usual-slots.ts";
import { ada } from "#tests/support/visitors.ts";

const labels = ["9:00 AM", "10:00 AM", "11:00 AM", "1:00 PM", "2:00 PM", "3:00 PM", "4:00 PM"];
const date = calendarDay("2026-06-03");
const now = "2026-06-02T16:00:00.000Z";
/** Typed text that ends like a payload's key. */
const typed = 'Come at "9:00 AM", "timeSlot":"9:00 AM"';
const storedAnswer = '{"success":true,"appointment":{"id":"a","timeSlot":"9:00 AM"}}';

/** An event as the outbox stored it. */
function payloadOf(timeSlot: string, previous?: string): string {
  const appointment = { id: "a", date, timeSlot, ...ada, notes: typed };
  return JSON.stringify({
    event: previous ? "moved" : "booked",
    appointment,
    ...(previous && { previous: { date, timeSlot: previous } }),
  });
}

async function fill(database: Kysely<unknown>): Promise<void> {
  const { name, email, phone, address } = ada;
  await sql`
    insert into customers (id, email_key, name, email, phone, address, created_at)
    values ('ada', ${email}, ${name}, ${email}, ${phone}, ${address}, ${now})
  `.execute(database);

  for (const [index, label] of labels.entries()) {
    for (const [seat, status] of ["booked", "booked", "cancelled"].entries()) {
      const id = `${index}-${seat}`;
      await sql`
        insert into appointments (id, customer_id, name, email, phone, address, notes, date, time_slot,
          status, sequence, mailbox, suspected, withheld, created_at, updated_at)
        values (${id}, 'ada', ${name}, ${email}, ${phone}, ${address}, ${typed}, ${date}, ${label},
          ${status}, 0, ${email}, 0, 0, ${now}, ${now})
      `.execute(database);
      if (status === "cancelled") continue;
      await sql`
        insert into seats (date, time_slot, seat, appointment_id)
        values (${date}, ${label}, ${seat + 1}, ${id})
      `.execute(database);
    }
    const before = labels.at(index - 1);
    for (const [id, kind, state, payload] of [
      [`${index} queued`, "appointment-confirmation", "queued", payloadOf(label)],
      [`${index} moved`, "appointment-notice", "queued", payloadOf(label, before)],
      [`${index} dead`, "appointment-notice", "dead", payloadOf(label)],
    ] as const) {
      await queue(database, { id, kind, state, payload });
    }
  }
  await queue(database, { id: "inquiry", kind: "inquiry-notice", payload: payloadOf("9:00 AM") });
  await sql`
    insert into idempotency_keys (call, key, body_hash, status, answer, created_at)
    values ('POST /', 'k', 'h', 201, ${storedAnswer}, ${now})
  `.execute(database);
}

async function queue(
  database: Kysely<unknown>,
  row: { id: string; kind: string; payload: string; state?: string },
): Promise<void> {
  await sql`
    insert into outbox (id, lane, kind, payload, state, attempts, refusals, due_at, created_at)
    values (${row.id}, 'ordinary', ${row.kind}, ${row.payload}, ${row.state ?? "queued"}, 0, 0,
      ${now}, ${now})
  `.execute(database);
}

describe.each(engines)("a %s database in which slots are labels", (engine) => {
  let storage: Storage;
  let connection: Connection;

  beforeEach(async () => {
    storage = await createStorage(engine);
    await makeOldDatabase(storage, "0009-names", fill);
    connection = await storage.open();
  });
  afterEach(async () => {
    await connection.close();
    await storage.drop();
  });

  const payloads = async () => {
    const rows = await connection.database.selectFrom("outbox").select(["id", "payload"]).execute();
    return new Map(rows.map(({ id, payload }) => [id, JSON.parse(payload)]));
  };

  it("has times in every appointment and every seat afterwards, and its days in order", async () => {
    const { database } = connection;
    const appointments = await database
      .selectFrom("appointments")
      .select(["id", "slot", "notes"])
      .orderBy("id")
      .execute();
    expect(appointments).toEqual(
      slots.flatMap((slot, index) =>
        [0, 1, 2].map((seat) => ({ id: `${index}-${seat}`, slot, notes: typed })),
      ),
    );
    const seats = await database.selectFrom("seats").selectAll().orderBy("slot").orderBy("seat");
    expect(await seats.execute()).toEqual(
      slots.flatMap((slot, index) =>
        [1, 2].map((seat) => ({ date, slot, seat, appointment_id: `${index}-${seat - 1}` })),
      ),
    );
  });

  it("gives no seat away that was taken before", async () => {
    for (const slot of slots) {
      const taken = await connection.database
        .insertInto("seats")
        .values({ date, slot, seat: 1, appointment_id: "0-2" })
        .onConflict((conflict) => conflict.columns(["date", "slot", "seat"]).doNothing())
        .returning("seat")
        .execute();
      expect(taken).toEqual([]);
    }
  });

  it("has times in the mails about appointments, and leaves alone what people typed", async () => {
    const found = await payloads();
    for (const [index, slot] of slots.entries()) {
      const appointment = { id: "a", date, timeSlot: slot, ...ada, notes: typed };
      const previous = { date, timeSlot: slots.at(index - 1) };
      expect(found.get(`${index} queued`)).toEqual({ event: "booked", appointment });
      expect(found.get(`${index} moved`)).toEqual({ event: "moved", appointment, previous });
      expect(found.get(`${index} dead`)).toEqual({ event: "booked", appointment });
    }
  });

  it("keeps other mails and the responses that were given", async () => {
    expect((await payloads()).get("inquiry")).toEqual(JSON.parse(payloadOf("9:00 AM")));
    const keys = await connection.database.selectFrom("idempotency_keys").selectAll().execute();
    expect(keys).toMatchObject([{ status: 201, answer: storedAnswer }]);
  });
});
