import { failingSinceThen, hasFailedThroughout, nextTry } from "#domain/webhook/retries.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { type StoredDelivery, settleDelivery } from "./deliveries-repository.ts";
import { endWebhook } from "./end-webhook.ts";
import type { DeliveryOutcome } from "./send-delivery.ts";
import { findWebhook, updateWebhook } from "./webhooks-repository.ts";

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
  const webhook = await findWebhook(transaction, row.webhook_id);
  if (!webhook) return;
  if (outcome.status === 410) {
    return endWebhook(transaction, { webhook, because: "gone", last: outcome, now });
  }
  // A try by hand, and what is unreadable, say nothing of how the program does.
  if (row.by_hand === 1 || outcome.fault === "unreadable") return;
  const { failing_since: failingSince, arrived_at: arrivedAt } = webhook;
  const triedAt = row.tried_at ?? now.toISOString();
  const since = failingSinceThen({ failingSince, arrivedAt, triedAt });
  await updateWebhook(transaction, webhook.id, { failing_since: since });
  if (isGivenUp && hasFailedThroughout(since, row.first_tried_at ?? triedAt)) {
    const failing = { ...webhook, failing_since: since };
    await endWebhook(transaction, { webhook: failing, because: "failing", last: outcome, now });
  }
}
