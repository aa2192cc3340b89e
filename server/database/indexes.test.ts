import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { untellUndelivered } from "#server/calendar/undelivered-tellings.ts";
import { idempotently } from "#server/idempotency/idempotent-call.ts";
import { listMails } from "#server/lead/mail-records.ts";
import { claim, settle } from "#server/mail/outbox-repository.ts";
import { giveUpStranded } from "#server/mail/stranded-mails.ts";
import { reportDeadMails } from "#server/outbox/dead-mails.ts";
import { escalateOverdue } from "#server/outbox/escalate-overdue.ts";
import { mailKinds } from "#server/outbox/mail-kinds.ts";
import { rewriteMailboxKeys } from "#server/person/stored-mailbox-keys.ts";
import {
  deleteAnonymousAssessments,
  deleteEndedMails,
  deleteIdempotencyKeys,
} from "#server/retention/old-rows.ts";
import { storeManyRows } from "#tests/support/many-rows.ts";
import { noteKind, queue } from "#tests/support/outbox.ts";
import { patience } from "#tests/support/patience.ts";
import { recordingQueries } from "#tests/support/query-plans.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import type { Connection } from "./connection.ts";

/** A full table scan, as SQLite and PostgreSQL report it. */
const scan = /\bSCAN (?!CONSTANT)|\bSeq Scan\b/;
const now = new Date("2026-06-02T16:00:00Z");
const kinds = { ...mailKinds, note: noteKind };
const inTwoMinutes = new Date(now.getTime() + 120_000);

describe.each(engines)("among many rows on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let recorded: ReturnType<typeof recordingQueries>;

  beforeAll(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
    await storeManyRows(connection, 20_000);
    recorded = recordingQueries(connection);
  }, patience.longTest);
  afterAll(async () => {
    await connection.close();
    await storage.drop();
  });

  async function expectNoScan() {
    const plans = await recorded.plans();
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter((plan) => scan.test(plan))).toEqual([]);
  }

  // There are no appointments here, and PostgreSQL reads a table of no rows whole.
  it.runIf(engine === "sqlite")(
    "what a lost message has told is found without a full scan",
    async () => {
      await untellUndelivered(recorded.recording, now, businessProfile);
      await expectNoScan();
    },
  );

  it("the next mail is found and finished without a full scan", async () => {
    // Other tests end all that are due.
    await queue(connection, { subject: "Due" });
    const mail = await claim(recorded.recording, kinds, "ordinary", now, inTwoMinutes);
    if (!mail) throw new Error("some are due");
    const sent = { state: "sent", sent_at: now.toISOString(), error: null, fault: null } as const;
    await settle(recorded.recording, mail, sent, now);
    await expectNoScan();
  });

  it("an overdue emergency is found without a full scan", async () => {
    await escalateOverdue(recorded.recording, kinds, {
      escalation: () => [],
      now,
      log: { error() {} },
    });
    await expectNoScan();
  });

  it("a dead or stranded mail is found without a full scan", async () => {
    await giveUpStranded(recorded.recording, mailKinds, now);
    await reportDeadMails(recorded.recording, mailKinds, now);
    await expectNoScan();
  });

  it("a page of the desk's mails is found without a full scan, the first and a later one", async () => {
    const after = { createdAt: "2026-01-10T00:00:00.000Z", id: "mail-5" };
    for (const isTroubled of [true, false]) {
      for (const from of [null, after]) {
        const page = { isTroubled, after: from, now, limit: 26 };
        expect((await listMails(recorded.recording, page)).length).toBeGreaterThan(0);
      }
    }
    await expectNoScan();
  });

  it("an Idempotency-Key is looked up without a full scan", async () => {
    const call = { name: "POST /api/appointments", key: "new", body: {}, now };
    const work = async () => ({ status: 201 as const, body: {} });
    await idempotently(recorded.recording, call, work);
    await idempotently(recorded.recording, call, work);
    await expectNoScan();
  });

  it("what is too old to keep is found without a full scan", async () => {
    const tenHoursIn = new Date("2026-01-01T10:00:00Z");
    for (const deleteBatch of [
      deleteEndedMails,
      deleteIdempotencyKeys,
      deleteAnonymousAssessments,
    ]) {
      expect(await deleteBatch(recorded.recording, tenHoursIn, 200)).toBe(200);
    }
    await expectNoScan();
  });

  it("keys of mailboxes that are to be rewritten are looked for in their indexes", async () => {
    await rewriteMailboxKeys(recorded.recording);
    const [look = ""] = await recorded.plans();
    // The other tables are empty here, which PostgreSQL reads as they are.
    expect(look).toContain("outbox_international_mailbox");
  });
});
