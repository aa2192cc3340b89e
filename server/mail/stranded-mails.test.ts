import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { reportDeadMails } from "#server/outbox/dead-mails.ts";
import { escalateOverdue } from "#server/outbox/escalate-overdue.ts";
import { mailKinds } from "#server/outbox/mail-kinds.ts";
import {
  emptyOutbox,
  mailOptions,
  noteKind,
  noteKinds,
  outboxRows,
  outboxStart,
  queue,
  recordingTransport,
  startWorker,
} from "#tests/support/outbox.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";
import { enqueue } from "./enqueue.ts";
import type { OutboxKinds } from "./kinds.ts";
import type { MailMessage, MailTransport } from "./message.ts";
import { claim, isReadable, settle } from "./outbox-repository.ts";
import type { OutboxWorker } from "./outbox-worker.ts";
import { contactWithin, giveUpStranded } from "./stranded-mails.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(engines)("a mail that this release cannot read, on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  const clock = { now: outboxStart };
  const workers: OutboxWorker[] = [];

  const at = (milliseconds: number) => new Date(outboxStart.getTime() + milliseconds);

  beforeAll(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
  });
  beforeEach(() => {
    clock.now = outboxStart;
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await emptyOutbox(connection);
  });
  afterAll(async () => {
    await connection.close();
    await storage.drop();
  });

  /** Queues a row like a newer release: of an unknown kind, or with a newer payload version. */
  async function store(row: {
    kind: string;
    version?: number;
    payload?: object;
    emergency?: true;
  }) {
    const payload = row.payload ?? { subject: "from a newer release" };
    const kinds = {
      [row.kind]: {
        ...noteKind,
        version: row.version ?? 1,
        lane: () => (row.emergency ? ("emergency" as const) : ("ordinary" as const)),
      },
    };
    const queued = {
      kind: row.kind,
      payload: { subject: "", ...payload },
      ...(row.emergency && { escalateAt: at(2 * minute) }),
    };
    await connection.transact((transaction) => enqueue(transaction, kinds, queued, outboxStart));
  }

  function start(transport: MailTransport, kinds: OutboxKinds = noteKinds) {
    const worker = startWorker(connection, transport, clock, undefined, kinds);
    workers.push(worker);
    return worker;
  }

  /** The reports that the office gets after upkeep at `moment`. */
  async function reportsAt(moment: Date): Promise<MailMessage[]> {
    await giveUpStranded(connection, mailKinds, moment);
    await reportDeadMails(connection, mailKinds, moment);
    const reports: MailMessage[] = [];
    for (const lane of ["emergency", "ordinary"] as const) {
      for (;;) {
        const row = await claim(connection, mailKinds, lane, moment, at(10 * day));
        if (!row) break;
        expect(row.kind).toBe("dead-mails");
        reports.push(await mailKinds["dead-mails"].render(JSON.parse(row.payload), mailOptions));
        const sent_at = moment.toISOString();
        await settle(connection, row, { state: "sent", sent_at, error: null, fault: null }, moment);
      }
    }
    return reports;
  }

  it.each([
    ["of an unknown kind", { kind: "telegram" }, { telegram: noteKind }],
    ["of a newer version", { kind: "note", version: 2 }, { note: { ...noteKind, version: 2 } }],
  ])("%s waits untouched, and is sent by the release that knows it", async (_case, row, newer) => {
    await store(row);
    await queue(connection, { subject: "of this release" });
    const here = recordingTransport();
    await start(here.transport).drained();
    expect(here.tried.map(({ subject }) => subject)).toEqual(["of this release"]);
    expect(await outboxRows(connection)).toContainEqual(
      expect.objectContaining({ kind: row.kind, state: "queued", attempts: 0, error: null }),
    );

    const there = recordingTransport();
    await start(there.transport, newer).drained();
    expect(there.sent.map(({ subject }) => subject)).toEqual(["from a newer release"]);
  });

  it("is reported to the office after five minutes, once, with whom to call", async () => {
    const { name, email, phone, address } = ada;
    const payload = { deal: { person: { name, email, phone, address } } };
    await store({ kind: "inquiry-notice", version: 2, payload });
    expect(await reportsAt(at(5 * minute - 1))).toEqual([]);
    const [report, ...others] = await reportsAt(at(5 * minute));
    expect(others).toEqual([]);
    for (const fact of [name, email, phone, address, "inquiry-notice, version 2"]) {
      expect(report?.text).toContain(fact);
    }
    expect(await reportsAt(at(2 * day))).toEqual([]);
  });

  it("is reported at once when it is an emergency, even right after another report", async () => {
    await store({ kind: "telegram" });
    expect(await reportsAt(at(6 * minute))).toHaveLength(1);
    await store({ kind: "inquiry-notice", version: 2, emergency: true });
    expect(await reportsAt(at(6 * minute))).toHaveLength(1);
    await store({ kind: "telegram" });
    expect(await reportsAt(at(12 * minute)), "anything else waits for an hour").toEqual([]);
  });

  it("keeps its escalation for the release that knows it", async () => {
    await store({ kind: "inquiry-notice", version: 2, emergency: true });
    await store({ kind: "inquiry-notice", emergency: true });
    await escalateOverdue(connection, mailKinds, {
      escalation: () => [],
      now: at(10 * minute),
      log: { error() {} },
    });
    const rows = await outboxRows(connection);
    const escalations = rows.map((row) => [row.payload_version, row.escalate_at]);
    expect(Object.fromEntries(escalations)).toEqual({
      1: null,
      2: at(2 * minute).toISOString(),
    });
  });

  it("is not reported while another process works on it", async () => {
    await store({ kind: "telegram" });
    await claim(connection, { telegram: noteKind }, "ordinary", outboxStart, at(20 * minute));
    expect(await reportsAt(at(20 * minute - 1))).toEqual([]);
    expect(await reportsAt(at(20 * minute))).toHaveLength(1);
  });

  it("is dead after three days, like any other that nobody could send", async () => {
    await store({ kind: "telegram" });
    await giveUpStranded(connection, mailKinds, at(3 * day));
    expect((await outboxRows(connection))[0]).toMatchObject({ state: "queued" });
    await giveUpStranded(connection, mailKinds, at(3 * day + 1));
    expect((await outboxRows(connection))[0]).toMatchObject({
      state: "dead",
      error: expect.stringContaining("telegram"),
    });
  });

  it("is never one that was queued before there were versions", async () => {
    const then = outboxStart.toISOString();
    await sql`
      insert into outbox (id, lane, kind, payload, state, attempts, due_at, created_at)
      values ('old', 'ordinary', 'note', '{"subject":"old"}', 'queued', 0, ${then}, ${then})
    `.execute(connection.database);
    const { transport, sent } = recordingTransport();
    await start(transport).drained();
    expect(sent.map(({ subject }) => subject)).toEqual(["old"]);
  });

  it("is found by the same query that leaves the others to the lanes", async () => {
    await store({ kind: "telegram" });
    await queue(connection, { subject: "readable" });
    const rows = await connection.database
      .selectFrom("outbox")
      .select("kind")
      .where(isReadable(noteKinds))
      .execute();
    expect(rows).toEqual([{ kind: "note" }]);
  });
});

describe("the person in a payload that nobody can read", () => {
  it("is the first one with a number or a mailbox, however deep", () => {
    const payload = {
      a: [{ name: "no contact" }],
      b: { c: { name: "Ada", phone: "1", extra: 2 } },
    };
    expect(contactWithin(payload)).toEqual({ name: "Ada", phone: "1", email: "", address: "" });
  });

  it.each([[null], ["text"], [[]], [{ name: "Ada" }]])("is nobody in %j", (payload) => {
    expect(contactWithin(payload)).toEqual({ name: "", phone: "", email: "", address: "" });
  });
});
