import type { WritingDecision } from "#domain/lead/writing-rules.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import type { OfficeRowOf, OutboxKinds, PersonRowOf } from "./kinds.ts";
import { decideWriting, numberOf, recipientOf } from "./writing-gate.ts";

/** A row to queue: a kind, its payload, which must survive JSON, and how to handle it. */
export type Queued<Kinds> = QueuedForPerson<Kinds> | QueuedForOffice<Kinds>;

type QueuedForPerson<Kinds> = PersonRowOf<Kinds> &
  Queueing & {
    /** The lead in whose timeline it appears, and whose state decides whether it is sent; null: there is none. */
    leadId: string | null;
    /** Whether the mails are used up that the visitor's network, or this mailbox, may cause. */
    isOverLimit?: boolean;
  };

export type QueuedForOffice<Kinds> = OfficeRowOf<Kinds> &
  Queueing & {
    /** The lead in whose timeline it appears. */
    leadId?: string | null;
  };

type Queueing = {
  /** Generated when absent. */
  id?: string;
  /** When it goes to somebody else too if undelivered by then. */
  escalateAt?: Date;
  /** The telling of a change that it belongs to, which its appointment names as well. */
  tellingId?: string;
  /** When it is sent first; absent: at once. Until then it can be deleted. */
  dueAt?: Date;
};

/**
 * Queues one row, in the transaction of what it reports. Whether it may be written to a person is decided here, from its
 * kind and its lead as they are in the transaction (writing-gate.ts).
 * @returns that decision: what is dropped has no row, what is withheld has one that a release of the lead sends.
 */
export async function enqueue<Kinds extends OutboxKinds>(
  transaction: DatabaseTransaction,
  kinds: Kinds,
  row: Queued<Kinds>,
  now: Date,
): Promise<WritingDecision> {
  const { kind, payload, id, escalateAt, dueAt, tellingId, leadId = null } = row;
  const known = kinds[kind];
  if (!known) throw new Error(`no kind of mail is called ${kind}`);
  const isOverLimit = "isOverLimit" in row && row.isOverLimit === true;
  const decision = await decideWriting(transaction, known, payload, { leadId, isOverLimit });
  if (decision === "drop") return decision;
  await transaction
    .insertInto("outbox")
    .values({
      id: id ?? unguessableId(),
      lane: known.lane(payload),
      kind,
      payload_version: known.version,
      payload: JSON.stringify(payload),
      state: decision === "withhold" ? "withheld" : "queued",
      attempts: 0,
      refusals: 0,
      due_at: (dueAt ?? now).toISOString(),
      locked_until: null,
      error: null,
      fault: null,
      created_at: now.toISOString(),
      sent_at: null,
      recipient: recipientOf(known, payload),
      number: numberOf(known, payload),
      escalate_at: escalateAt?.toISOString() ?? null,
      reported_in: null,
      lead_id: leadId,
      telling_id: tellingId ?? null,
    })
    .execute();
  return decision;
}
