import type { Delivery } from "#domain/webhook/webhook.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Connection } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { Refusal, unknownListPage } from "#server/refusal.ts";
import { isId, unguessableId } from "#server/unguessable-id.ts";
import { findDelivery, findLog } from "./deliveries-repository.ts";
import type { WebhookSender } from "./send-deliveries.ts";
import { requireWebhook } from "./webhooks-repository.ts";

/** Deliveries of one page. */
const pageSize = 50;

type Staff = Pick<StaffTable, "id">;

type Deps = {
  connection: Connection;
  sender: Pick<WebhookSender, "wake">;
  clock: () => Date;
};

export type WebhookLogServices = ReturnType<typeof createWebhookLogServices>;

/** What was sent to webhooks, and sending it again. */
export function createWebhookLogServices(deps: Deps) {
  return {
    page: (id: string, before?: string) => page(deps, id, before),
    test: (by: Staff, id: string) => test(deps, by, id),
    replay: (by: Staff, id: string, delivery: string) => replay(deps, by, id, delivery),
  };
}

/** Sends a test, once, whatever the state of the webhook. @throws Refusal 404 */
async function test(deps: Deps, by: Staff, id: string) {
  const { connection, sender, clock } = deps;
  const moment = clock().toISOString();
  await connection.transact(async (transaction) => {
    await requireWebhook(transaction, id);
    await transaction
      .insertInto("webhook_deliveries")
      .values({
        ...{ webhook_id: id, id: `test_${unguessableId()}`, kind: "test", lead_id: null },
        ...{ created_at: moment, state: "waiting", next_try_at: moment, by_hand: 1 },
        ...{ first_tried_at: null, tried_at: null, status: null, fault: null, milliseconds: null },
      })
      .execute();
    await addAuditEntry(transaction, {
      ...{ at: clock(), staffId: by.id, action: "webhook.tested" },
      details: { webhook: id },
    });
  });
  sender.wake();
  return page(deps, id);
}

/** Sends something again, or at once what waits. @throws Refusal 404 */
async function replay(deps: Deps, by: Staff, id: string, deliveryId: string) {
  const { connection, sender, clock } = deps;
  await connection.transact(async (transaction) => {
    const { state } = await requireWebhook(transaction, id);
    const row = isId(deliveryId) ? await findDelivery(transaction, id, deliveryId) : undefined;
    if (!row) throw new Refusal(404, "The log has nothing with this id any more.");
    const isSentAnyway = row.state === "waiting" && state === "on";
    await transaction
      .updateTable("webhook_deliveries")
      .set({
        ...{ state: "waiting", next_try_at: clock().toISOString() },
        // What came of the try before says nothing of this one.
        ...{ status: null, fault: null, milliseconds: null, excerpt: "" },
        ...(!isSentAnyway && { by_hand: 1 }),
      })
      .where("webhook_id", "=", id)
      .where("id", "=", deliveryId)
      .execute();
    await addAuditEntry(transaction, {
      ...{ at: clock(), staffId: by.id, action: "webhook.replayed" },
      details: { webhook: id, delivery: deliveryId },
    });
  });
  sender.wake();
  return page(deps, id);
}

/** A page of what was sent, and waits to be, newest first. @throws Refusal 404; 400 for a `before` that is of no page. */
async function page(
  { connection: { database } }: Deps,
  id: string,
  before?: string,
): Promise<{ deliveries: Delivery[]; next: string | null }> {
  await requireWebhook(database, id);
  const rows = await findLog(database, id, { before: placeOf(before), limit: pageSize });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    deliveries: shown.map((row) => ({
      ...{ id: row.id, kind: row.kind, at: row.created_at, state: row.state },
      lead:
        row.lead_id !== null && row.lead_number !== null
          ? { id: row.lead_id, number: row.lead_number }
          : null,
      ...{ tries: row.tries, triedAt: row.tried_at, nextTryAt: row.next_try_at },
      ...{ status: row.status, fault: row.fault, milliseconds: row.milliseconds },
      excerpt: row.excerpt,
    })),
    next: last && rows.length > pageSize ? `${last.created_at} ${last.id}` : null,
  };
}

function placeOf(before: string | undefined): { at: string; id: string } | undefined {
  if (before === undefined) return undefined;
  const [at = "", id = "", ...more] = before.split(" ");
  if (Number.isNaN(Date.parse(at)) || !isId(id) || more.length > 0) throw unknownListPage();
  return { at, id };
}
