import {
  isDecidedTwice,
  type KnownOfPerson,
  type Standing,
  type Suspected,
  standingOf,
  type WritingDecision,
  type WritingPurpose,
  writingDecision,
} from "#domain/lead/writing-rules.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { MailboxState } from "#domain/person/mailbox-state.ts";
import type { Database } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import type { Flag } from "#server/database/schema/flag.ts";
import type { OutboxKind } from "./kinds.ts";

/*
 * The one place that decides whether something may be written to a person (domain/lead/writing-rules.ts): `enqueue` asks
 * it of every row, and whoever has to know beforehand asks the same.
 */

/** What a row is about, as far as it decides. */
type Writing = {
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
  const known = await knownOfAppointments(database, appointmentIds);
  const writable = [...known].filter(([, { appointment, lead }]) => {
    const standing = standingOf({ lead, appointment });
    const { isCanceled } = appointment;
    return writingDecision(purpose, { standing, isCanceled }) === "send";
  });
  return new Set(writable.map(([id]) => id));
}

/** Those of them whose person could be mailed: that takes a mailbox, which has not refused for good what nobody asked for. */
export async function findMailable(
  database: Database,
  appointmentIds: readonly string[],
  purpose: WritingPurpose,
): Promise<Set<string>> {
  const mailable = new Set<string>();
  const appointments = await knownOfAppointments(database, appointmentIds);
  const mailboxes = [...appointments.values()].flatMap(({ appointment: { email } }) =>
    email ? mailboxKey(email) : [],
  );
  const refusing = await findRefusing(database, mailboxes);
  for (const [id, known] of appointments) {
    const { isCanceled, email } = known.appointment;
    const mailbox = stateAmong(refusing, email ? mailboxKey(email) : null);
    const decision = writingDecision(purpose, { standing: standingOf(known), isCanceled, mailbox });
    if (decision === "send") mailable.add(id);
  }
  return mailable;
}

/** Those of these mailboxes (`mailboxKey`) that refused for good what was last written to them. */
export async function findRefusing(
  database: Database,
  mailboxes: readonly string[],
): Promise<Set<string>> {
  if (mailboxes.length === 0) return new Set();
  const rows = await database
    .selectFrom("outbox as refusal")
    .select("refusal.recipient")
    .distinct()
    .where("refusal.recipient", "in", [...new Set(mailboxes)])
    .where("refusal.state", "in", ended)
    .where("refusal.refused", "=", "recipient")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox as later")
            .select("later.id")
            .whereRef("later.recipient", "=", "refusal.recipient")
            .whereRef("later.created_at", ">", "refusal.created_at")
            .where("later.state", "in", ended),
        ),
      ),
    )
    .execute();
  return new Set(rows.flatMap(({ recipient }) => recipient ?? []));
}

/** States of what a mailbox has taken or refused. */
const ended = ["sent", "dead"] as const;

/** How far the person of an appointment is trusted. */
export async function standingOfAppointment(
  database: Database,
  appointmentId: string,
): Promise<Standing> {
  const known = (await knownOfAppointments(database, [appointmentId])).get(appointmentId);
  return known ? standingOf(known) : "gone";
}

/** Key of the person's mailbox, for mails to persons; null for everything else, or without a mailbox. */
export function recipientOf(kind: OutboxKind, payload: object): string | null {
  if (kind.to !== "person" || !("render" in kind)) return null;
  const { email } = kind.lead.person(payload);
  return email ? mailboxKey(email) : null;
}

/** Number (E.164) of the person, for texts to persons; null for everything else. */
export function numberOf(kind: OutboxKind, payload: object): string | null {
  return kind.to === "person" && "number" in kind ? kind.number(payload) : null;
}

/** What is known of a lead, by default that of the appointment, and of the appointment. */
async function knownOf(
  database: Database,
  leadId: string | null,
  appointmentId: string | null,
): Promise<KnownOfPerson & { appointment: { isCanceled: boolean } | null }> {
  const about = appointmentId
    ? (await knownOfAppointments(database, [appointmentId])).get(appointmentId)
    : undefined;
  if (about && (leadId === null || leadId === about.leadId)) return about;
  const lead = leadId
    ? await database
        .selectFrom("leads")
        .select(["state", "suspected", "withheld"])
        .where("id", "=", leadId)
        .executeTakeFirst()
    : undefined;
  return {
    lead: lead ? { state: lead.state, ...suspectedOf(lead) } : null,
    appointment: about?.appointment ?? null,
  };
}

type KnownOfAppointment = {
  leadId: string | null;
  lead: KnownOfPerson["lead"];
  appointment: Suspected & { isCanceled: boolean; email: string };
};

/** What is known of these appointments, and of the lead of each, by the appointment's id. */
async function knownOfAppointments(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, KnownOfAppointment>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom("appointments")
    .leftJoin("leads", "leads.id", "appointments.lead_id")
    .select(["appointments.id", "appointments.status", "appointments.email"])
    .select(["appointments.suspected", "appointments.withheld"])
    .select(["leads.id as lead_id", "leads.state as lead_state"])
    .select(["leads.suspected as lead_suspected", "leads.withheld as lead_withheld"])
    .where("appointments.id", "in", ids)
    .execute();
  return new Map(
    rows.map((row) => {
      const marks = { suspected: row.lead_suspected ?? 0, withheld: row.lead_withheld ?? 0 };
      const known = {
        leadId: row.lead_id,
        lead: row.lead_state && { state: row.lead_state, ...suspectedOf(marks) },
        appointment: {
          ...suspectedOf(row),
          isCanceled: row.status === "cancelled",
          email: row.email,
        },
      };
      return [row.id, known];
    }),
  );
}

/** An earlier release that releases a lead leaves it marked as withheld, but not as suspected. */
function suspectedOf({ suspected, withheld }: { suspected: Flag; withheld: Flag }) {
  return { isSuspected: suspected === 1, isWithheld: suspected === 1 && withheld === 1 };
}

/** Whether a mailbox refused for good what was last written to it. */
async function stateOf(database: Database, recipient: string | null): Promise<MailboxState> {
  return stateAmong(await findRefusing(database, recipient ? [recipient] : []), recipient);
}

function stateAmong(refusing: ReadonlySet<string>, recipient: string | null): MailboxState {
  if (recipient === null) return "none";
  return refusing.has(recipient) ? "refused" : "known";
}
