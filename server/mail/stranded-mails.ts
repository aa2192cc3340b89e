import type { ExpressionBuilder } from "kysely";
import type { Connection } from "#server/database/connection.ts";
import type { Schema } from "#server/database/schema.ts";
import { giveUpAfter } from "./delivery-outcome.ts";
import type { Contact, OutboxKinds } from "./kinds.ts";
import { isReadable } from "./outbox-repository.ts";

/** A release that can read the row would have taken it by now, in milliseconds. */
const strandedAfter = 5 * 60_000;

/**
 * Rows that this release cannot read and that no other takes either: what a newer one has queued before it
 * was set back. An emergency is stranded as soon as it would go to somebody else as well.
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

/** Why a stranded row is not sent, for people. */
export function strandedReason({
  kind,
  payload_version,
}: {
  kind: string;
  payload_version: number;
}) {
  return `This release of the site cannot read it (${kind}, version ${payload_version}). A newer one has queued it.`;
}

/** Ends the wait of rows that have been stranded for as long as any mail is tried. */
export async function giveUpStranded(
  { database }: Connection,
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
      .set({ state: "dead", error: strandedReason(row), locked_until: null })
      .where("id", "=", row.id)
      .where(isStranded(kinds, now))
      .execute();
  }
}

/** Whoever an unread payload is of: the first details of a person in it, and what is missing left empty. */
export function contactWithin(payload: unknown): Contact {
  return contactsWithin(payload)[0] ?? nobody;
}

/** Everybody whom an unread payload gives a number or a mailbox of. */
export function contactsWithin(payload: unknown): Contact[] {
  const contacts: Contact[] = [];
  const waiting = [payload];
  for (const value of waiting) {
    if (typeof value !== "object" || value === null) continue;
    const texts = Object.entries(value).filter(([, text]) => typeof text === "string");
    const found: Record<string, string> = Object.fromEntries(texts);
    if (found.email || found.phone) {
      const { name, email, phone, address } = { ...nobody, ...found };
      contacts.push({ name, email, phone, address });
    }
    waiting.push(...Object.values(value));
  }
  return contacts;
}

const nobody: Contact = { name: "", email: "", phone: "", address: "" };
