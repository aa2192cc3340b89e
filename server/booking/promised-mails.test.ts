import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { Connection } from "#server/database/connection.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book, person } from "#tests/support/visitors.ts";

describe.each(engines)("the answer to a booking, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;

  beforeEach(async () => {
    storage = await createStorage(engine);
    const env = { ...storage.forApp.env, RATE_LIMIT: "on" };
    server = await startTestApp(engine, { ...storage.forApp, env });
    connection = await storage.open();
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  /** What the answer says of what reaches somebody who books, and what the appointment's page knows of it. */
  async function bookAs(index: number, timeSlot: string) {
    const time = { date: "2026-06-03", timeSlot };
    const { body } = await book(await server.visitor(), time, person(index));
    const { success: _success, appointment, ...answer } = body;
    return { answer, page: await server.app.services.appointments.find(appointment.id) };
  }

  it("says nothing of it where mails reach its person", async () => {
    const { answer, page } = await bookAs(1, "9:00 AM");
    expect(answer).toEqual({});
    expect(page).toMatchObject({ isMailed: true, isReminded: true, isOfferedEarlier: true });
  });

  it("keeps reminders where only the confirmation is withheld", async () => {
    await bookAs(1, "9:00 AM");
    await connection.database
      .updateTable("limit_counters")
      .set({ hits: 60 })
      .where("name", "like", "causedMails %")
      .execute();
    const { answer, page } = await bookAs(2, "10:00 AM");
    expect(answer).toEqual({ isMailed: false, isReminded: true, isOfferedEarlier: true });
    expect(page).toMatchObject(answer);
  });

  it("promises only the confirmation to a mailbox that has refused mail for good", async () => {
    const { email } = person(1);
    await bookAs(1, "9:00 AM");
    await connection.database
      .updateTable("outbox")
      .set({ state: "dead", refused: "recipient" })
      .where("recipient", "=", mailboxKey(email))
      .execute();
    const { answer } = await bookAs(1, "10:00 AM");
    expect(answer).toEqual({ isReminded: false, isOfferedEarlier: false });
  });
});
