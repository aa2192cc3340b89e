import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { signIn } from "#tests/support/desk.ts";
import { startDeskCalendar, wednesday } from "#tests/support/desk-calendar.ts";
import {
  noteKind,
  noteKinds,
  outboxRows,
  outboxStart,
  startWorker,
} from "#tests/support/outbox.ts";
import { patience } from "#tests/support/patience.ts";
import { gate, startSmtpInbox } from "#tests/support/smtp-inbox.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { ada as somebody } from "#tests/support/visitors.ts";
import { outcomeOfFailure } from "./delivery-outcome.ts";
import { enqueue } from "./enqueue.ts";
import type { MailTransport } from "./message.ts";
import { claim } from "./outbox-repository.ts";

const soon = { timeout: patience.test, interval: 50 };
const { notes: _, ...ada } = somebody;
const kinds = { ...noteKinds, awaited: { ...noteKind, lane: () => "awaited" as const } };

it("is tried every two seconds for a minute, then after half its age, at most five minutes", () => {
  const pauses = [];
  let age = 0;
  for (let attempts = 1; age < 3_600; attempts += 1) {
    const outcome = outcomeOfFailure(
      { lane: "awaited", attempts, refusals: 0, created_at: outboxStart.toISOString() },
      {
        error: new Error("421"),
        fault: "passing",
        now: new Date(outboxStart.getTime() + age * 1_000),
        isHalted: false,
      },
    );
    if (outcome.state !== "queued") throw new Error(outcome.state);
    const next = (Date.parse(outcome.due_at) - outboxStart.getTime()) / 1_000;
    pauses.push(next - age);
    age = next;
  }
  expect(pauses.slice(0, 30)).toEqual(Array(30).fill(2));
  expect(pauses.slice(30, 37).map(Math.floor)).toEqual([30, 45, 67, 101, 151, 227, 300]);
});

describe.each(engines)("a mail that somebody waits for, on %s,", (engine) => {
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

  const queue = (kind: keyof typeof kinds, subject: string, at = outboxStart) =>
    connection.transact((transaction) =>
      enqueue(transaction, kinds, { kind, payload: { subject } }, at),
    );

  it("arrives while a slow mail server has a hundred others to take", async () => {
    const held = gate();
    const awaiting = ["olive.owner@office.example", "visitor-7@example.com"];
    let isSlow = false;
    const inbox = await startSmtpInbox({
      before: (command, address) =>
        isSlow && command === "rcpt" && !awaiting.includes(address) ? held.opened : undefined,
    });
    const desk = await startDeskCalendar(engine, {
      ...storage.forApp,
      realMail: true,
      env: { ...storage.forApp.env, SMTP_URL: `smtp://127.0.0.1:${inbox.port}` },
    });
    try {
      const { outbox } = desk.server.app.services;
      const visit = await desk.bookAs(7, { date: wednesday, timeSlot: "1:00 PM" });
      desk.pass(24.5 * 3_600);
      await outbox.drained();
      const dana = await signIn(desk.server, "inspector", "Dana Ruiz");
      isSlow = true;
      inbox.mails.length = 0;
      const body = { ...ada, subject: "Contact Request: other", message: "Hello" };
      for (let count = 0; count < 50; count += 1) {
        const { status } = await desk.visitor.send("POST", "/api/customers/contact", body);
        expect(status).toBe(201);
      }
      await vi.waitFor(() => expect(inbox.asked).toContain(`rcpt ${ada.email}`), soon);

      await desk.visitor.send("POST", "/api/desk/sign-in", { email: awaiting[0] });
      const told = await desk.act(visit.id, "on-the-way", { from: 13 * 60 }, dana);
      expect(told.body).toMatchObject({ told: "email" });
      desk.pass(10);
      const arrived = () => inbox.mails.map(({ parsed }) => parsed.subject).toSorted();
      const expected = ["On our way: we'll be there about 1:00 to 1:30 PM", "Sign in to the desk"];
      await vi.waitFor(() => expect(arrived()).toEqual(expected), soon);
    } finally {
      held.open();
      await desk.stop();
      await inbox.close();
    }
  });

  it("goes next at a mail server that takes one connection, which another process has, too", async () => {
    const clock = { now: outboxStart };
    const order: string[] = [];
    let busyWith: ReturnType<typeof gate> | undefined;
    const transport: MailTransport = {
      async deliver({ subject }) {
        if (busyWith) throw new Error("421 too many connections");
        order.push(subject);
        busyWith = gate();
        await busyWith.opened;
        busyWith = undefined;
      },
      close() {},
    };
    for (const subject of ["one", "two", "three", "four"]) await queue("note", subject);
    const other = await storage.open();
    const workers = [connection, other].map((on) =>
      startWorker(on, transport, clock, undefined, kinds),
    );
    const failed = async () =>
      (await outboxRows(connection)).filter(({ error }) => error?.startsWith("421")).length;
    await vi.waitFor(async () => expect(await failed()).toBe(3), soon);
    await queue("awaited", "sign in");
    await vi.waitFor(async () => expect(await failed()).toBe(4), soon);

    busyWith?.open();
    clock.now = new Date(outboxStart.getTime() + 2_000);
    await vi.waitFor(() => expect(order).toHaveLength(2), soon);
    expect(order[1]).toBe("sign in");

    busyWith?.open();
    await vi.waitFor(() => expect(order).toHaveLength(3), soon);
    busyWith?.open();
    await Promise.all(workers.map((worker) => worker.stop()));
    await other.close();
  });

  it("holds up the others for a minute at most", async () => {
    const clock = { now: outboxStart };
    const sent: string[] = [];
    const hanging = gate();
    const worker = startWorker(
      connection,
      {
        async deliver({ subject }) {
          if (subject === "hangs") await hanging.opened;
          sent.push(subject);
        },
        close() {},
      },
      clock,
      undefined,
      kinds,
    );
    await queue("awaited", "hangs");
    worker.wake();
    await queue("note", "ordinary");
    const almost = new Date(outboxStart.getTime() + 59_999);
    expect(await claim(connection, kinds, "ordinary", almost, almost)).toBeUndefined();
    clock.now = new Date(outboxStart.getTime() + 60_000);
    await vi.waitFor(() => expect(sent).toEqual(["ordinary"]), soon);
    hanging.open();
    await worker.stop();
  });
});
