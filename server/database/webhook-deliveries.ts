import { rolesThatMay } from "#domain/staff/staff.ts";
import { claimedFor } from "#domain/webhook/retries.ts";
import { type WebhookKind, webhookKinds } from "#domain/webhook/webhook.ts";
import type { Database } from "./connection.ts";

/*
 * What is queued for webhooks, in the transaction of what they are told: rows alone, so that whoever writes waits for nothing
 * (server/webhook sends them).
 */

/** Queues an event of a lead for each webhook that is told of its kind; nothing for a kind of event that none can be told of. */
export async function queueForWebhooks(
  transaction: Database,
  { id, kind, leadId, at }: { id: string; kind: string; leadId: string; at: Date },
): Promise<void> {
  const known = webhookKinds.find((one) => one === kind);
  if (known) await queue(transaction, { id, kind: known, leadId, at, dueAt: at });
}

/**
 * What was sent about leads that are erased, or waits to be, is deleted; webhooks are told that they are gone, once whatever is on its
 * way about them has come to its end: it would otherwise arrive last, and be kept for good.
 * @param known those that a webhook may have been told of before.
 */
export async function tellWebhooksOfGone(
  transaction: Database,
  { leadIds, known, at }: { leadIds: readonly string[]; known: readonly string[]; at: Date },
): Promise<void> {
  await transaction.deleteFrom("webhook_deliveries").where("lead_id", "in", leadIds).execute();
  const dueAt = new Date(at.getTime() + claimedFor);
  for (const leadId of known) {
    await queue(transaction, { id: `gone_${leadId}`, kind: "gone", leadId, at, dueAt });
  }
}

/** Gives up what a restored backup had waiting, which may have been sent since it was made. */
export async function dropHeldDeliveries(database: Database, since: string): Promise<void> {
  await database
    .updateTable("webhook_deliveries")
    .set({ state: "failed", fault: "dropped", status: null, next_try_at: null })
    .where("state", "=", "waiting")
    .where("created_at", "<=", since)
    .execute();
}

async function queue(
  transaction: Database,
  queued: { id: string; kind: WebhookKind; leadId: string; at: Date; dueAt: Date },
): Promise<void> {
  const { id, kind, leadId, at, dueAt } = queued;
  const moment = at.toISOString();
  await transaction
    .insertInto("webhook_deliveries")
    .columns(["webhook_id", "id", "kind", "lead_id", "created_at", "state", "next_try_at"])
    .expression((row) =>
      row
        .selectFrom("webhooks")
        .innerJoin("staff", "staff.id", "webhooks.made_by")
        .select((webhook) => [
          "webhooks.id as webhook_id",
          webhook.val(id).as("id"),
          webhook.val(kind).as("kind"),
          webhook.val(leadId).as("lead_id"),
          webhook.val(moment).as("created_at"),
          webhook.val("waiting" as const).as("state"),
          webhook.val(dueAt.toISOString()).as("next_try_at"),
        ])
        .where("webhooks.state", "=", "on")
        .where("webhooks.kinds", "like", `% ${kind} %`)
        .where("staff.is_active", "=", 1)
        .where("staff.role", "in", rolesThatMay("staff")),
    )
    .execute();
}
