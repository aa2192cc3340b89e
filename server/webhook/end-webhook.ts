import { rolesThatMay } from "#domain/staff/staff.ts";
import type { WebhookEnd } from "#domain/webhook/webhook.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import { giveUpWaiting } from "./deliveries-repository.ts";
import { type WebhookNews, webhookMailKinds } from "./webhook-mails.tsx";
import { type FoundWebhook, findWebhooksOfLeavers, switchOff } from "./webhooks-repository.ts";

/**
 * Switches a webhook off, unless it is already: what waits for it is given up, the audit trail says why, and owners are mailed.
 * @param last what its program answered last; absent: it has nothing to do with it.
 */
export async function endWebhook(
  transaction: DatabaseTransaction,
  {
    webhook,
    because,
    last = { status: null, fault: null },
    now,
  }: {
    webhook: FoundWebhook;
    because: WebhookEnd;
    last?: Pick<WebhookNews, "status" | "fault">;
    now: Date;
  },
): Promise<void> {
  const { id, name, failing_since: since } = webhook;
  if (!(await switchOff(transaction, webhook, because))) return;
  await giveUpWaiting(transaction, id);
  await addAuditEntry(transaction, {
    ...{ at: now, staffId: null, action: "webhook.ended" },
    details: { webhook: id, because },
  });
  const owners = await transaction
    .selectFrom("staff")
    .select(["name", "email"])
    .where("is_active", "=", 1)
    .where("role", "in", rolesThatMay("staff"))
    .orderBy("id")
    .execute();
  const { status, fault } = last;
  for (const person of owners) {
    const payload = { person, webhook: { id, name }, because, since, status, fault };
    await enqueue(transaction, webhookMailKinds, { kind: "webhook-off", payload }, now);
  }
}

/**
 * Ends the webhooks of those who have left, or are no longer owners: they chose where customers' data goes. Nothing is queued for them
 * from that moment; this makes it last, should their maker come back, and tells the other owners.
 */
export async function endWebhooksOfLeavers(
  transaction: DatabaseTransaction,
  now: Date,
): Promise<void> {
  for (const webhook of await findWebhooksOfLeavers(transaction)) {
    await endWebhook(transaction, { webhook, because: "left", now });
  }
}
