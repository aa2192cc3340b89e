import type { Queued } from "#server/mail/enqueue.ts";
import type { RowOf } from "#server/mail/kinds.ts";
import type { MailKinds } from "./mail-kinds.ts";

/** What to queue when an emergency's mail is undelivered: a mail to the office, and a second webhook that says so. */
export function escalationOf(
  row: RowOf<MailKinds>,
  { hasWebhook }: { hasWebhook: boolean },
): Queued<MailKinds>[] {
  if (row.kind !== "inquiry-notice") return [];
  const alert = { ...row.payload, isUndelivered: true };
  return [
    { kind: "inquiry-escalation", payload: row.payload },
    ...(hasWebhook ? [{ kind: "emergency-webhook" as const, payload: alert }] : []),
  ];
}
