import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mailFault } from "#domain/lead/mail-fault.ts";
import { obstacleTo } from "#server/text/text-obstacles.ts";
import { findTextless } from "#server/text/textless-numbers.ts";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { personRow } from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";

const now = "2026-06-02T16:00:00.000Z";

const errors: readonly (readonly [error: string | null, fault: object | null])[] = [
  [null, null],
  ["Came back: 5.1.1 550 5.1.1 user unknown", { kind: "came-back", reason: "no mailbox" }],
  ["Came back: 4.4.1 timed out", { kind: "came-back", reason: "not reached" }],
  ["Came back: Sorry", { kind: "came-back", reason: "unknown" }],
  ["The text provider reported: undelivered 30006", { kind: "text-lost", code: "30006" }],
  ["The text provider reported: failed", { kind: "text-lost", code: "" }],
  ["the text provider answered 401", { kind: "text-provider-answered", status: 401 }],
  ["the emergency webhook answered 500", { kind: "webhook-answered", status: 500 }],
  ["the process stops", { kind: "interrupted" }],
  ["the mail is another process's by now", { kind: "interrupted" }],
  [
    "This release of the site cannot read it (x, version 2). A newer one has queued it.",
    { kind: "newer-release" },
  ],
  ["What is stored cannot be read.", { kind: "unreadable" }],
  [
    "It was waiting when the backup was made, and was dropped when mails were released.",
    { kind: "dropped" },
  ],
  ["the person wants no texts", { kind: "opted-out" }],
  ["the text may have arrived", { kind: "text-unanswered" }],
  ["the text would be too late after the quiet hours", { kind: "text-too-late-after-quiet-hours" }],
  ["the text is too late", { kind: "text-too-late" }],
  [
    "Our mail server cannot send to an address with letters like these. Please call instead.",
    { kind: "unwritable-mailbox" },
  ],
  ["fetch failed", { kind: "other-system-silent" }],
  ["the time for this attempt is up", { kind: "out-of-time" }],
  ["the mail server is silent", { kind: "mail-server-silent" }],
  ["Can't send mail - all recipients were rejected: 550 no such mailbox", { kind: "no-mailbox" }],
  ["Invalid login: 535 5.7.8 bad credentials", { kind: "login-refused" }],
  ["421 come back later", { kind: "try-later" }],
  ["Message failed: 554 transaction failed", { kind: "mail-refused" }],
  ["poison", { kind: "unknown" }],
];

const number = "+17035550142";
const isLandline = "The text provider reported: undelivered 30006";
const landlines = [
  ["lost", "person-text", "dead", isLandline],
  ["lost otherwise", "person-text", "dead", "The text provider reported: undelivered 30003"],
  ["sent again", "person-text", "queued", isLandline],
  ["to staff", "lead-text", "dead", isLandline],
] as const;

describe.each(engines)("errors from before faults were data, on %s", (engine) => {
  let storage: Storage;

  beforeEach(async () => {
    storage = await createStorage(engine);
    await makeOldDatabase(storage, "0059-tellings", async (database) => {
      for (const [number, [error]] of errors.entries()) {
        await sql`
          insert into outbox (id, lane, kind, payload_version, payload, state, attempts, refusals, due_at, created_at, error)
          values (${`mail ${number}`}, 'ordinary', 'note', 1, '{}', 'queued', 1, 0, ${now}, ${now}, ${error})`.execute(
          database,
        );
      }
      for (const [id, kind, state, error] of landlines) {
        const payload = JSON.stringify({ phone: number, kind: "desk", body: "Hi" });
        await sql`
          insert into outbox (id, lane, kind, payload_version, payload, state, attempts, refusals, due_at, created_at, error)
          values (${id}, 'text', ${kind}, 1, ${payload}, ${state}, 1, 0, ${now}, ${now}, ${error})`.execute(
          database,
        );
      }
    });
  });
  afterEach(() => storage.drop());

  it("are read once", async () => {
    const { database, close } = await storage.open();
    const rows = await database
      .selectFrom("outbox")
      .select(["error", "fault"])
      .where("kind", "=", "note")
      .execute();
    await close();
    const found = new Map(rows.map(({ error, fault }) => [error, fault && JSON.parse(fault)]));
    expect(errors.map(([error]) => [error, found.get(error)])).toEqual(errors);
    for (const [, fault] of errors) {
      if (fault) expect(mailFault.parse(fault)).toEqual(fault);
    }
  });

  it("say which numbers get no texts, by the texts to people that were lost there", async () => {
    const { database, close } = await storage.open();
    const known = await database
      .selectFrom("outbox")
      .select(["id", "number", "refused"])
      .where((row) => row.or([row("number", "is not", null), row("refused", "is not", null)]))
      .execute();
    const textless = await findTextless(database, [number]);
    await database
      .insertInto("people")
      .values(personRow({ id: "person", head_id: "person" }))
      .execute();
    const consent = {
      id: "consent",
      number,
      person_id: "person",
      wording: "",
      way: "desk",
    } as const;
    await database
      .insertInto("text_consents")
      .values({ ...consent, state: "consented", at: now, staff_id: null, note_id: null })
      .execute();
    const visitorTexts = { url: "http://texts.test", account: "", token: "", from: "" };
    const obstacle = await obstacleTo(database, number, { visitorTexts });
    await close();
    expect(known).toEqual([{ id: "lost", number, refused: "recipient" }]);
    expect([...textless]).toEqual([number]);
    expect(obstacle).toBe("landline");
  });
});
