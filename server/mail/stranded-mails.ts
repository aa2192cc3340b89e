import type { ExpressionBuilder } from "kysely";
import type { Connection } from "#server/database/connection.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import { faultColumn } from "#server/database/stored-fault.ts";
import { giveUpAfter } from "./delivery-outcome.ts";
import type { Contact, OutboxKinds } from "./kinds.ts";
import { isReadable } from "./outbox-repository.ts";

/** Milliseconds after which any release that can read the row would have claimed it. */
const strandedAfter = 5 * 60_000;

/**
 * Rows that neither this release nor any other running one can read: queued by a newer release before a rollback. An
 * emergency counts as stranded once its escalation is due.
 */
export function isStranded(kinds: OutboxKinds, now: Date) {
  return (row: ExpressionBuilder<Schema, "outbox">) =>
    row.and([
      row("state", "in", ["queued", "sending"]),
      row.or([row("locked_until", "is", null), row("locked_until", "<=", now.toISOString())]),
      row.or([
        row("due_at", "<=", new Date(now.getTime() - strandedAfter).toISOString()),
        row("escalate_at", "<=", now.toISOString()),
      ]),
      row.not(isReadable(kinds)(row)),
    ]);
}

/** Why a stranded row is not sent, in words for people. */
export function strandedReason({
  kind,
  payload_version,
}: {
  kind: string;
  payload_version: number;
}) {
  return `This release of the site cannot read it (${kind}, version ${payload_version}). A newer one has queued it.`;
}

/** Gives up rows that have been stranded for as long as mails are tried. */
export async function giveUpStranded(
  { database, engine }: Connection,
  kinds: OutboxKinds,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - giveUpAfter).toISOString();
  const tooOld = await database
    .selectFrom("outbox")
    .select(["id", "kind", "payload_version"])
    .where(isStranded(kinds, now))
    .where("created_at", "<", before)
    .execute();
  for (const row of tooOld) {
    await database
      .updateTable("outbox")
      .set({
        state: "dead",
        error: strandedReason(row),
        fault: faultColumn({ kind: "newer-release" }),
        locked_until: null,
        failed_at: now.toISOString(),
      })
      .where("id", "in", (stranded) =>
        stranded
          .selectFrom("outbox")
          .select("id")
          .where("id", "=", row.id)
          .where(isStranded(kinds, now))
          .$if(engine === "postgres", (query) => query.forUpdate().skipLocked()),
      )
      .execute();
  }
}

/** The first contact details in an unreadable payload; missing ones are empty. */
export function contactWithin(payload: unknown): Contact {
  return contactsWithin(payload)[0] ?? nobody;
}

/** Every set of details with a phone number or mailbox in an unreadable payload. */
export function contactsWithin(payload: unknown): Contact[] {
  const contacts: Contact[] = [];
  const waiting = [payload];
  for (const value of waiting) {
    if (typeof value !== "object" || value === null) continue;
    const contact = contactOf(value);
    if (contact.email || contact.phone) contacts.push(contact);
    waiting.push(...Object.values(value));
  }
  return contacts;
}

/** The contact details among an object's properties; what is missing, or no text, is empty. */
export function contactOf(found: object = {}): Contact {
  const texts = Object.entries(found).filter(([, text]) => typeof text === "string");
  const { name, email, phone, address } = { ...nobody, ...Object.fromEntries(texts) };
  return { name, email, phone, address };
}

const nobody: Contact = { name: "", email: "", phone: "", address: "" };
