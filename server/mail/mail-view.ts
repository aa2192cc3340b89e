import { mailFaultText } from "#content/en/desk/mail-faults.ts";
import { lateAfter } from "#domain/lead/mail-flow.ts";
import type { DeskMail } from "#domain/lead/records-contract.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import { readFault } from "#server/database/stored-fault.ts";
import { kindOf, type OutboxKinds, payloadOf } from "./kinds.ts";
import type { MailMessage, MailOptions } from "./message.ts";

/** The parts of a row that can be shown: its recipient and content. */
type ShownContent = { to: string; subject: string; text: string; html: string };

const nothing: ShownContent = { to: "", subject: "", text: "", html: "" };

/**
 * A row as it was or will be sent, but for the secret in the address of its person's page. Mails that are not about a lead show only their address, since they grant access or
 * report on other mails. Rows that are not mails or cannot be rendered show nothing.
 */
export async function contentOf(
  row: OutboxTable,
  kinds: OutboxKinds,
  options: MailOptions,
): Promise<ShownContent> {
  const kind = kindOf(kinds, row);
  if (!kind || !("render" in kind)) return nothing;
  // Also catches what a kind throws synchronously: the payload of a secret mail is erased.
  const shown = kind.roofLink ? { ...options, roofLink: `${options.siteUrl}/my-roof` } : options;
  const message = await Promise.try(() => kind.render(payloadOf(row), shown)).catch(
    () => undefined,
  );
  if (!message) return nothing;
  const to = addressOf(message);
  if (!kind.lead) return { ...nothing, to };
  return { to, subject: message.subject, text: message.text, html: message.html };
}

/** A row as a line in the desk's list, with content from `contentOf`. */
export function deskMailOf(
  row: OutboxTable,
  { to, subject }: Pick<ShownContent, "to" | "subject">,
  kinds: OutboxKinds,
  now: Date,
): DeskMail {
  const isWaiting = row.state === "queued" || row.state === "sending";
  const isDue = row.error !== null || row.due_at <= now.toISOString();
  const isLate = isWaiting && isDue && Date.parse(row.created_at) <= now.getTime() - lateAfter;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    to,
    subject,
    leadId: row.lead_id,
    attempts: row.attempts,
    error: faultOf(row, isLate && !kindOf(kinds, row)),
    createdAt: row.created_at,
    dueAt: row.state === "queued" ? row.due_at : null,
    sentAt: row.sent_at,
    isLate,
  };
}

function faultOf(row: OutboxTable, isStranded: boolean): string | null {
  const fault = isStranded ? ({ kind: "newer-release" } as const) : readFault(row);
  return fault && mailFaultText(fault);
}

function addressOf({ to }: MailMessage): string {
  return typeof to === "string" ? to : to.address;
}
