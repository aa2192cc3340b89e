import { rolesThatMay } from "#domain/staff/staff.ts";
import { failingSinceThen, hasFailedThroughout, nextTry } from "#domain/webhook/retries.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import { giveUpWaiting, type StoredDelivery, settleDelivery } from "./deliveries-repository.ts";
import type { DeliveryOutcome } from "./send-delivery.ts";
import { webhookMailKinds } from "./webhook-mails.tsx";
import { findWebhook, switchOff, updateWebhook } from "./webhooks-repository.ts";

type Settled = { row: StoredDelivery; outcome: DeliveryOutcome; now: Date };

/** Stores what came of a try; after the last, or a 410, the webhook is off, and owners are told. */
export async function settle(
  transaction: DatabaseTransaction,
  { row, outcome, now }: Settled,
): Promise<void> {
  const { hasArrived, status, fault, milliseconds, excerpt } = outcome;
  const next = hasArrived || isLast({ row, outcome, now }) ? null : nextOf(row, now);
  const isStill = await settleDelivery(transaction, row, {
    state: hasArrived ? "arrived" : next ? "waiting" : "failed",
    next_try_at: next?.toISOString() ?? null,
    ...{ status, fault, milliseconds, excerpt },
    ...(!next && { by_hand: 0 as const }),
  });
  if (!isStill) return;
  if (hasArrived) {
    const moment = now.toISOString();
    await updateWebhook(transaction, row.webhook_id, { failing_since: null, arrived_at: moment });
  } else {
    await remember(transaction, { row, outcome, now }, next === null);
  }
}

/** What somebody sends by hand is tried once; what cannot be read does not become readable. */
function isLast({ row, outcome }: Settled): boolean {
  return row.by_hand === 1 || outcome.status === 410 || outcome.fault === "unreadable";
}

function nextOf({ tries, first_tried_at }: StoredDelivery, now: Date): Date | null {
  return nextTry({ tries, firstTriedAt: new Date(first_tried_at ?? now), now });
}

async function remember(
  transaction: DatabaseTransaction,
  { row, outcome, now }: Settled,
  isGivenUp: boolean,
): Promise<void> {
  if (outcome.status === 410) return end(transaction, { row, outcome, now }, "gone");
  // A try by hand, and what is unreadable, say nothing of how the program does.
  if (row.by_hand === 1 || outcome.fault === "unreadable") return;
  const webhook = await findWebhook(transaction, row.webhook_id);
  if (!webhook) return;
  const { failing_since: failingSince, arrived_at: arrivedAt } = webhook;
  const triedAt = row.tried_at ?? now.toISOString();
  const since = failingSinceThen({ failingSince, arrivedAt, triedAt });
  await updateWebhook(transaction, webhook.id, { failing_since: since });
  if (isGivenUp && hasFailedThroughout(since, row.first_tried_at ?? triedAt)) {
    await end(transaction, { row, outcome, now }, "failing");
  }
}

async function end(
  transaction: DatabaseTransaction,
  { row, outcome, now }: Settled,
  because: "gone" | "failing",
): Promise<void> {
  const webhook = await findWebhook(transaction, row.webhook_id);
  if (!webhook || !(await switchOff(transaction, webhook.id, because))) return;
  await giveUpWaiting(transaction, webhook.id);
  const owners = await transaction
    .selectFrom("staff")
    .select(["name", "email"])
    .where("is_active", "=", 1)
    .where("role", "in", rolesThatMay("staff"))
    .orderBy("id")
    .execute();
  const { name, failing_since: since } = webhook;
  const { status, fault } = outcome;
  for (const person of owners) {
    const payload = { person, webhook: { id: webhook.id, name }, because, since, status, fault };
    await enqueue(transaction, webhookMailKinds, { kind: "webhook-off", payload }, now);
  }
}
