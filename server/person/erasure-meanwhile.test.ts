import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Lead } from "#domain/lead/lead-page.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Delivery, DeliveryAttempt } from "#server/mail/message.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { holdLock } from "#tests/support/held-lock.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";
import { gate } from "#tests/support/smtp-inbox.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";
import { wholeDatabase } from "#tests/support/whole-database.ts";

const person = { name: "Quillon Zebedee", email: "quillon@rarehost.example", phone: "5715550177" };

describe.each(engines)("while a person is being erased on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let owner: Visitor & { id: string };
  let delivered: Delivery[];
  /** Called for each mail; what it returns is waited for. */
  let before: (delivery: Delivery, attempt: DeliveryAttempt) => Promise<void> | undefined;

  beforeEach(async () => {
    delivered = [];
    before = () => undefined;
    storage = await createStorage(engine);
    server = await startTestApp(engine, {
      ...storage.forApp,
      transport: {
        async deliver(delivery, attempt) {
          await before(delivery, attempt);
          delivered.push(delivery);
        },
        close() {},
      },
    });
    connection = await storage.open();
    owner = await signIn(server, "owner");
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  const erase = ({ personId, number }: Pick<Lead, "personId" | "number">) =>
    owner.send("POST", `/api/desk/people/${personId}/erase`, { confirm: String(number) });

  const isKnown = async () => {
    const whole = [...(await wholeDatabase(connection)).values()].join().toLowerCase();
    return ["quillon", "zebedee", "rarehost", "5715550177"].some((word) => whole.includes(word));
  };

  it("a mail whose lead is gone goes too", async () => {
    const lead = await writeAsVisitor(server, owner, person);
    const letter = { subject: "Your roof", text: "Hello" };
    await owner.post(`/api/desk/leads/${lead.id}/mails`, letter);
    await server.app.services.outbox.drained();
    const mails = connection.database.updateTable("outbox").set({ lead_id: "a lead that is gone" });
    await mails.where("kind", "=", "desk-letter").execute();
    expect((await erase(lead)).body).toMatchObject({ success: true, leads: 1, mailsUnderWay: 0 });
    expect(await isKnown()).toBe(false);
  });

  it("the owner is told of a mail that may still arrive", async () => {
    const lead = await writeAsVisitor(server, owner, person);
    await server.app.services.outbox.drained();
    const answer = gate();
    const handedOver = gate();
    before = async (_delivery, attempt) => {
      await attempt.handOver();
      handedOver.open();
      await answer.opened;
    };
    const letter = { subject: "Your roof", text: "Hello" };
    await owner.post(`/api/desk/leads/${lead.id}/mails`, letter);
    await handedOver.opened;
    expect((await erase(lead)).body).toMatchObject({ leads: 1, mailsUnderWay: 1 });
    answer.open();
    await server.app.services.outbox.drained();
    expect(await isKnown()).toBe(false);
  });

  it("a mail that was claimed and not yet handed over is not sent", async () => {
    const lead = await writeAsVisitor(server, owner, person);
    await server.app.services.outbox.drained();
    const [mayGoOn, isClaimed] = [gate(), gate()];
    delivered = [];
    before = async (_delivery, attempt) => {
      isClaimed.open();
      await mayGoOn.opened;
      await attempt.handOver();
    };
    await owner.post(`/api/desk/leads/${lead.id}/mails`, { subject: "Your roof", text: "Hello" });
    await isClaimed.opened;
    expect((await erase(lead)).status).toBe(200);
    mayGoOn.open();
    await server.app.services.outbox.drained();
    expect(delivered).toEqual([]);
  });

  it("somebody who never stops writing is reported instead of erased forever", async () => {
    const lead = await writeAsVisitor(server, owner, person);
    const { database } = connection;
    await server.app.services.outbox.drained();
    // Like a machine that sends a new message after each search.
    const trigger =
      engine === "sqlite"
        ? `create trigger again after delete on inquiries begin
            insert into inquiries (id, name, email, phone, address, subject, message, emergency, suspected, created_at)
            values (old.id || '+', old.name, old.email, old.phone, '', '', '', 0, 0, old.created_at);
          end`
        : `create function again() returns trigger language plpgsql as $$ begin
            insert into inquiries (id, name, email, phone, address, subject, message, emergency, suspected, created_at)
            values (old.id || '+', old.name, old.email, old.phone, '', '', '', 0, 0, old.created_at);
            return null; end $$;
          create trigger again after delete on inquiries for each row execute function again()`;
    await database.executeQuery(sql.raw(trigger).compile(database));
    const { status, body } = await erase(lead);
    expect([status, body.error]).toEqual([409, expect.stringContaining("is writing to us")]);
  });

  if (engine === "sqlite") return; // One writer at a time: nothing happens during an erasure.

  /** Erases somebody, and does something while that is held up in the middle. */
  async function eraseDuring(lead: Lead, work: () => Promise<unknown>): Promise<void> {
    const statement = "select 1 from outbox where lead_id = $1 for update";
    const held = await holdLock(storage.databaseUrl, statement, [lead.id]);
    const erasing = erase(lead);
    await expect.poll(() => held.waiting()).toBe(1);
    const working = work();
    let isDone = false;
    void working.then(() => {
      isDone = true;
    });
    await expect.poll(async () => isDone || (await held.waiting()) > 1).toBe(true);
    await held.release();
    await working;
    expect((await erasing).status).toBe(200);
  }

  it("a letter is neither kept nor sent", async () => {
    const lead = await writeAsVisitor(server, owner, person);
    await server.app.services.outbox.drained();
    delivered = [];
    await eraseDuring(lead, async () => {
      const letter = { subject: "Your roof", text: "Hello" };
      const { status } = await owner.send("POST", `/api/desk/leads/${lead.id}/mails`, letter);
      expect(status).toBe(404);
    });
    await server.app.services.outbox.drained();
    expect(delivered).toEqual([]);
    expect(await isKnown()).toBe(false);
  });

  it("what they write themselves is erased too", async () => {
    const lead = await writeAsVisitor(server, owner, person);
    await server.app.services.outbox.drained();
    const visitor = await server.visitor();
    await eraseDuring(lead, () =>
      visitor.post("/api/customers/contact", {
        ...{ ...person, address: ada.address, subject: "Contact Request: other" },
        message: "And the gutters?",
      }),
    );
    await server.app.services.outbox.drained();
    expect(await isKnown()).toBe(false);
  });
});
