import {
  isDecidedTwice,
  type KnownOfPerson,
  standingOf,
  type WritingCircumstances,
  type WritingDecision,
  type WritingPurpose,
  writingDecision,
} from "#domain/lead/writing-rules.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { Database } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import type { Flag } from "#server/database/schema/flag.ts";
import type { OutboxKind } from "./kinds.ts";

/*
 * The one place that decides whether something may be written to a person (domain/lead/writing-rules.ts): `enqueue` asks
 * it of every row, and whoever has to know beforehand asks the same.
 */

/** What a row is about, as far as it decides. */
export type Writing = {
  /** Null: it is about no lead, or about the one of its appointment. */
  leadId: string | null;
  isOverLimit?: boolean | undefined;
};

/** Whether a row may be sent. What goes to us or to other systems always may. */
export async function decideWriting(
  database: Database,
  kind: OutboxKind,
  payload: object,
  { leadId, isOverLimit = false }: Writing,
): Promise<WritingDecision> {
  if (kind.to === "staff") return kind.mailbox(payload) ? "send" : "withhold";
  if (kind.to === "office") return "send";
  const { lead, appointment } = await knownOf(database, leadId, kind.appointment(payload));
  return writingDecision(kind.purpose(payload), {
    standing: standingOf({ lead, appointment }),
    isCanceled: appointment?.isCanceled ?? false,
    ...("render" in kind && { mailbox: await stateOf(database, recipientOf(kind, payload)) }),
    isOverLimit,
  });
}

/** Whether a queued row may still be sent, right before that. */
export async function mayStillBeSent(
  database: Database,
  kind: OutboxKind,
  payload: object,
  { lead_id: leadId }: Pick<OutboxTable, "lead_id">,
): Promise<boolean> {
  if (kind.to !== "person" || !isDecidedTwice(kind.purpose(payload))) return true;
  return (await decideWriting(database, kind, payload, { leadId })) === "send";
}

/** The appointments among these about which something could be sent to their person now. */
export async function findWritable(
  database: Database,
  appointmentIds: readonly string[],
  purpose: WritingPurpose,
): Promise<Set<string>> {
  if (appointmentIds.length === 0) return new Set();
  const rows = await database
    .selectFrom("appointments")
    .leftJoin("leads", "leads.id", "appointments.lead_id")
    .select(["appointments.id", "appointments.status"])
    .select(["appointments.suspected", "appointments.withheld"])
    .select(["leads.state as lead_state"])
    .where("appointments.id", "in", appointmentIds)
    .execute();
  const writable = rows.filter(({ lead_state: state, status, ...row }) => {
    const appointment = suspectedOf(row);
    const lead = state && { state, ...appointment };
    const standing = standingOf({ lead, appointment });
    return writingDecision(purpose, { standing, isCanceled: status === "cancelled" }) === "send";
  });
  return new Set(writable.map(({ id }) => id));
}

/** Key of the person's mailbox, for mails to persons; null for everything else, or without a mailbox. */
export function recipientOf(kind: OutboxKind, payload: object): string | null {
  if (kind.to !== "person" || !("render" in kind)) return null;
  const { email } = kind.lead.person(payload);
  return email ? mailboxKey(email) : null;
}

async function knownOf(
  database: Database,
  leadId: string | null,
  appointmentId: string | null,
): Promise<KnownOfPerson & { appointment: { isCanceled: boolean } | null }> {
  const appointment = appointmentId
    ? await database
        .selectFrom("appointments")
        .select(["lead_id", "suspected", "withheld", "status"])
        .where("id", "=", appointmentId)
        .executeTakeFirst()
    : undefined;
  const id = leadId ?? appointment?.lead_id;
  const lead = id
    ? await database
        .selectFrom("leads")
        .select(["state", "suspected", "withheld"])
        .where("id", "=", id)
        .executeTakeFirst()
    : undefined;
  return {
    lead: lead ? { state: lead.state, ...suspectedOf(lead) } : null,
    appointment: appointment
      ? { ...suspectedOf(appointment), isCanceled: appointment.status === "cancelled" }
      : null,
  };
}

/** An earlier release that releases a lead leaves it marked as withheld, but not as suspected. */
function suspectedOf({ suspected, withheld }: { suspected: Flag; withheld: Flag }) {
  return { isSuspected: suspected === 1, isWithheld: suspected === 1 && withheld === 1 };
}

/** Whether a mailbox refused for good what was last written to it. */
async function stateOf(
  database: Database,
  recipient: string | null,
): Promise<WritingCircumstances["mailbox"]> {
  if (recipient === null) return "none";
  const last = await database
    .selectFrom("outbox")
    .select("refused")
    .where("recipient", "=", recipient)
    .where("state", "in", ["sent", "dead"])
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.refused === "recipient" ? "refused" : "known";
}
