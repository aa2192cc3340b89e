import fc from "fast-check";
import type { FastifyBaseLogger } from "fastify";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, calendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import { findAppointment } from "#server/appointment/appointments-repository.ts";
import { bookAppointment } from "#server/appointment/book-appointment.ts";
import { findOrCreateCustomer } from "#server/customer/customers-repository.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Delivery } from "#server/mail/message.ts";
import { claim, settle } from "#server/mail/outbox-repository.ts";
import { createRowDelivery } from "#server/mail/row-delivery.ts";
import { mailKinds } from "#server/outbox/mail-kinds.ts";
import { findOrCreatePerson } from "#server/person/people-repository.ts";
import { addConsent } from "#server/text/consents.ts";
import { mailOptions as options } from "#tests/support/outbox.ts";
import { patience } from "#tests/support/patience.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { type StandInProvider, startTextProvider } from "#tests/support/text-provider.ts";
import { slots } from "#tests/support/usual-slots.ts";
import { remindPeople } from "./reminders.ts";

const hour = 3_600_000;
const quiet = () => {};
const log = { info: quiet, warn: quiet, error: quiet } as unknown as FastifyBaseLogger;
const { profile } = options;
const { timeZone } = profile;

/**
 * What happens after some hours; then processes look, one after another, each of which ends in the query of that number,
 * and others send, each of which ends after a claim (1), or before it stores what became of a delivery (2).
 */
const step = fc.record({
  hours: fc.integer({ min: 0, max: 7 }),
  // Seldom anything, so that most reminders fall due and their processes have something to end in.
  what: fc.oneof(
    { weight: 30, arbitrary: fc.constant("nothing" as const) },
    { weight: 2, arbitrary: fc.constantFrom("confirm", "opt-out", "move", "cancel") },
  ),
  looking: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 }),
  sending: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/**
 * In each run, four to six processes end on average: 1,000 in all, most of them on SQLite, where a run takes a sixth of
 * the time.
 */
const runs = { sqlite: 270, postgres: 40 };
const leastCrashes = { sqlite: 880, postgres: 120 };
const story = fc.record({
  // Both changes of clocks are among the days before these.
  date: fc.constantFrom("2026-03-09", "2026-11-02", "2026-06-05", "2026-06-09"),
  slot: fc.constantFrom(...slots),
  bookedDaysBefore: fc.constantFrom(2, 4, 6),
  steps: fc.array(step, { minLength: 16, maxLength: 20 }),
});

describe.each(engines)("reminders of processes that end anywhere, on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let provider: StandInProvider;
  let now = new Date(0);
  let told: { key: string; at: Date; row: Awaited<ReturnType<typeof findAppointment>> }[] = [];
  let crashes = 0;
  let id = "";

  beforeAll(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
    provider = await startTextProvider();
  });
  afterAll(async () => {
    provider.close();
    await connection.close();
    await storage.drop();
  });

  const mailOptions = () => ({
    ...options,
    visitorTexts: {
      url: `${provider.url}/{sid}`,
      account: "AC17",
      token: "t",
      from: "+17035550100",
    },
  });

  /** A connection of a process that ends in its nth query, so that its transaction is rolled back; 0: that does not. */
  function endingIn(query: number): Connection {
    let left = query;
    const crash: KyselyPlugin = {
      transformQuery({ node }) {
        left -= 1;
        if (left !== 0) return node;
        crashes += 1;
        throw new Error("the process ends");
      },
      transformResult: async ({ result }) => result,
    };
    return {
      ...connection,
      transact: (work) =>
        connection.transact((transaction) =>
          work(transaction.withPlugin(crash) as typeof transaction),
        ),
    };
  }

  /** Sends what is due; a process may end after a claim, or before the outcome of a delivery is stored. */
  async function send(crash: number): Promise<void> {
    const delivery = createRowDelivery({
      ...{ connection, kinds: mailKinds, mailOptions: mailOptions(), clock: () => now, log },
      times: { untilHandOver: 240_000, untilAnswer: 600_000 },
      transport: {
        async deliver({ subject }: Delivery, attempt) {
          await attempt.handOver();
          told.push({ key: subject, at: now, row: await findAppointment(connection.database, id) });
        },
        close() {},
      },
    });
    for (const lane of ["ordinary", "text"] as const) {
      for (;;) {
        const row = await claim(connection, mailKinds, lane, now, delivery.leaseEnd());
        if (!row) break;
        if (crash === 1) {
          crashes += 1;
          break;
        }
        const before = provider.texts.length;
        const { outcome } = await delivery.attempt(row);
        for (const { body } of provider.texts.slice(before)) {
          told.push({ key: body, at: now, row: await findAppointment(connection.database, id) });
        }
        if (crash === 2) {
          crashes += 1;
          break;
        }
        await settle(connection, row, outcome, now);
      }
    }
  }

  it("tell nobody twice, nor of what was canceled or moved, nor at night, nor by text after an opt-out", {
    timeout: patience.longTest * 4,
  }, async () => {
    let person = 0;
    await fc.assert(
      fc.asyncProperty(story, async ({ date, slot, bookedDaysBefore, steps }) => {
        person += 1;
        told = [];
        provider.texts.length = 0;
        await connection.database.deleteFrom("outbox").execute();
        await connection.database.deleteFrom("seats").execute();
        await connection.database.deleteFrom("appointments").execute();
        const day = calendarDay(date);
        const morning = (daysBefore: number) =>
          new Date(instantInZone(addDays(day, -daysBefore), 8 * 60, timeZone));
        now = morning(bookedDaysBefore);
        const phone = `703555${String(person).padStart(4, "0")}`;
        const contact = {
          name: "Ada",
          email: `ada${person}@x.example`,
          phone,
          address: "1 Elm St",
        };
        const number = `+1${phone}`;
        const personId = await connection.transact(async (transaction) => {
          const { customerId } = await findOrCreateCustomer(transaction, contact, now);
          const form = {
            ...contact,
            date: day,
            timeSlot: slot,
            notes: "",
            honeypot: "",
            customerId,
          };
          const booked = await bookAppointment(
            transaction,
            { ...form, fillingTime: null, isTrusted: true },
            { profile, now, claim: async () => null },
          );
          id = booked.appointment.id;
          return findOrCreatePerson(transaction, contact, now);
        });
        const say = (state: "consented" | "revoked") =>
          connection.transact((transaction) =>
            addConsent(transaction, { number, personId, state, wording: "", way: "text" }, now),
          );
        await say("consented");
        // No reminder is due before.
        now = morning(Math.min(bookedDaysBefore, 3));
        let optedOutAt = Number.POSITIVE_INFINITY;

        const act: Record<Step["what"], () => Promise<void>> = {
          async nothing() {},
          async move() {
            const to = { date: addDays(day, 1), slot, known_at: now.toISOString() };
            await connection.database
              .updateTable("appointments")
              .set(to)
              .where("id", "=", id)
              .execute();
          },
          async cancel() {
            await connection.database
              .updateTable("appointments")
              .set({ status: "cancelled" })
              .where("id", "=", id)
              .execute();
          },
          async confirm() {
            await connection.database
              .updateTable("appointments")
              .set({ progress: "confirmed" })
              .where("id", "=", id)
              .execute();
          },
          async "opt-out"() {
            optedOutAt = Math.min(optedOutAt, told.length);
            now = new Date(now.getTime() + 1);
            await say("revoked");
          },
        };
        for (const { hours, what, looking, sending } of steps) {
          now = new Date(now.getTime() + hours * hour);
          await act[what]();
          for (const query of looking) {
            await remindPeople(endingIn(query), {
              mailOptions: mailOptions(),
              clock: () => now,
              log,
            });
          }
          for (const crash of sending) await send(crash);
        }

        // What is said two hours before does not name the day, and asks only whoever has not confirmed.
        const said = told.map(({ key, row }) => `${key.split(" Reply ")[0]} ${row?.date}`);
        expect(new Set(said).size).toBe(said.length);
        for (const [index, { key, at, row }] of told.entries()) {
          expect(row?.status).toBe("booked");
          // Whatever is said names the time that the appointment has then, or the day by its distance.
          const isNear = /\b(tomorrow|today)\b/i.test(key);
          const distance = /today/i.test(key) ? 0 : 1;
          if (isNear) expect(row?.date).toBe(addDays(dayInZone(at.getTime(), timeZone), distance));
          else expect(key).toContain(Number(row?.date.slice(8)).toString());
          const today = dayInZone(at.getTime(), timeZone);
          expect(at.getTime()).toBeGreaterThanOrEqual(instantInZone(today, 8 * 60, timeZone));
          expect(at.getTime()).toBeLessThan(instantInZone(today, 21 * 60, timeZone));
          const isText = key.startsWith(`${profile.name}:`);
          if (isText) expect(index).toBeLessThan(optedOutAt);
        }
      }),
      { numRuns: runs[engine] },
    );
    expect(crashes).toBeGreaterThan(leastCrashes[engine]);
  });
});
