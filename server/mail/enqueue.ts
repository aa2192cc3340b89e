import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import type { OutboxKind, OutboxKinds, RowOf } from "./kinds.ts";

/** A row to queue: a kind, its payload, which must survive JSON, and how to handle it. */
export type Queued<Kinds> = RowOf<Kinds> & {
  /** Generated when absent. */
  id?: string;
  /** Stored but not sent. */
  isWithheld?: boolean;
  /** When it goes to somebody else too if undelivered by then. */
  escalateAt?: Date;
  /** The lead in whose timeline it appears. */
  leadId?: string;
  /** When it is sent first; absent: at once. Until then it can be deleted. */
  dueAt?: Date;
};

/** Queues one row, in the transaction of what it reports. */
export async function enqueue<Kinds extends OutboxKinds>(
  transaction: DatabaseTransaction,
  kinds: Kinds,
  { kind, payload, id, isWithheld, escalateAt, leadId, dueAt }: Queued<Kinds>,
  now: Date,
): Promise<void> {
  const known = kinds[kind];
  if (!known) throw new Error(`no kind of mail is called ${kind}`);
  await transaction
    .insertInto("outbox")
    .values({
      id: id ?? unguessableId(),
      lane: known.lane(payload),
      kind,
      payload_version: known.version,
      payload: JSON.stringify(payload),
      state: isWithheld ? "withheld" : "queued",
      attempts: 0,
      refusals: 0,
      due_at: (dueAt ?? now).toISOString(),
      locked_until: null,
      error: null,
      created_at: now.toISOString(),
      sent_at: null,
      recipient: recipientOf(known, payload),
      escalate_at: escalateAt?.toISOString() ?? null,
      reported_in: null,
      lead_id: leadId ?? null,
    })
    .execute();
}

/** Key of the person's mailbox, for mails to persons. */
function recipientOf(kind: OutboxKind, payload: object): string | null {
  return "to" in kind && kind.to === "person" && kind.lead
    ? mailboxKey(kind.lead.person(payload).email)
    : null;
}
