import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import { recordingQueries } from "#tests/support/query-plans.ts";
import { outboxRow, personRow } from "#tests/support/rows.ts";
import { engines } from "#tests/support/test-app.ts";
import { startTextingSite, type TextingSite } from "#tests/support/texting.ts";
import { findUnreachable } from "./unreachable-people.ts";

const wanting = { email: "", phone: "(703) 555-0101" };
const stopped = { email: "", phone: "(703) 555-0102" };
const paused = { email: "", phone: "(703) 555-0103" };
const unasked = { email: "", phone: "(703) 555-0104" };
const withMailbox = { email: "ada@example.com", phone: "(703) 555-0105" };
const withDeadMailbox = { email: "gone@example.com", phone: "(703) 555-0106" };
const withDeadMailboxWanting = { email: "gone@example.com", phone: "(703) 555-0101" };
const withMendedMailbox = { email: "mended@example.com", phone: "(703) 555-0107" };
const landline = { email: "", phone: "(703) 555-0108" };
const landlineOnce = { email: "", phone: "(703) 555-0109" };
const unknownNumber = { email: "", phone: "555 01" };
const everybody = [
  ...[wanting, stopped, paused, unasked, withMailbox, withDeadMailbox],
  ...[withDeadMailboxWanting, withMendedMailbox, landline, landlineOnce, unknownNumber],
];

describe.each(engines)("whom nothing reaches that we write, on %s", (engine) => {
  let site: TextingSite;

  beforeEach(async () => {
    site = await startTextingSite(engine);
    const { database } = site.connection;
    await database
      .insertInto("people")
      .values(personRow({ id: "person", head_id: "person" }))
      .execute();
    await say("+17035550101", "consented", 1);
    await say("+17035550102", "consented", 1);
    await say("+17035550102", "revoked", 2);
    await say("+17035550103", "consented", 1);
    await say("+17035550103", "paused", 2);
    await say("+17035550108", "consented", 1);
    await say("+17035550109", "consented", 1);
    const text = (number: string, at: number, own: Partial<OutboxTable>) =>
      outboxRow({ id: `${number} ${at}`, lane: "text", kind: "person-text", number, ...own });
    const isLost = { state: "dead", refused: "recipient" } as const;
    const mail = (recipient: string, at: number, refused: "recipient" | null) =>
      outboxRow({
        id: `${recipient} ${at}`,
        state: refused ? "dead" : "sent",
        ...{ recipient, refused, created_at: `2026-06-01T00:00:0${at}Z` },
      });
    await database
      .insertInto("outbox")
      .values([
        mail("gone@example.com", 1, null),
        mail("gone@example.com", 2, "recipient"),
        mail("mended@example.com", 1, "recipient"),
        mail("mended@example.com", 2, null),
        text("+17035550108", 1, { ...isLost, failed_at: "2026-06-01T00:00:01Z" }),
        text("+17035550109", 1, { ...isLost, failed_at: "2026-06-01T00:00:01Z" }),
        text("+17035550109", 2, { state: "sent", delivered_at: "2026-06-01T00:00:02Z" }),
      ])
      .execute();
  });
  afterEach(() => site.stop());

  async function say(number: string, state: "consented" | "revoked" | "paused", at: number) {
    await site.connection.database
      .insertInto("text_consents")
      .values({
        ...{ id: `${number} ${at}`, number, person_id: "person", state, wording: "", way: "desk" },
        ...{ at: `2026-06-01T00:00:0${at}Z`, staff_id: null, note_id: null },
      })
      .execute();
  }

  const visitorTexts = { url: "http://texts.test", account: "", token: "", from: "" };

  it("is everybody without a mailbox that takes mail and without texts that they want", async () => {
    const found = await findUnreachable(site.connection.database, everybody, { visitorTexts });
    expect(found).toEqual([stopped, paused, unasked, withDeadMailbox, landline, unknownNumber]);
  });

  it("takes three queries, however many mailboxes refuse what is sent there", async () => {
    const { database } = site.connection;
    const many = Array.from({ length: 5 }, (_, place) => ({
      email: `gone${place}@example.com`,
      phone: "",
    }));
    await database
      .insertInto("outbox")
      .values(
        many.map(({ email }) =>
          outboxRow({ id: email, state: "dead", recipient: email, refused: "recipient" }),
        ),
      )
      .execute();
    const { recording, parameters } = recordingQueries(site.connection);
    const people = [...many, ...everybody];
    const found = await findUnreachable(recording.database, people, { visitorTexts });
    expect(found).toHaveLength(many.length + 6);
    expect(parameters()).toHaveLength(3);
  });

  it("is also whoever wants texts, while nobody is texted", async () => {
    const found = await findUnreachable(site.connection.database, everybody, {});
    expect(found).toContain(wanting);
    expect(found).toContain(withDeadMailboxWanting);
  });
});
