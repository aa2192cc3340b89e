import { type Selectable, sql, type Updateable } from "kysely";
import { rolesThatMay } from "#domain/staff/staff.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { WebhookDeliveriesTable } from "#server/database/schema/webhook-tables.ts";

export type StoredDelivery = Selectable<WebhookDeliveriesTable>;

/** The webhooks that have something to be sent now. */
export async function findDueWebhooks(database: Database, now: Date): Promise<string[]> {
  // The first of each: thousands may be due.
  const rows = await database
    .selectFrom("webhooks as one")
    .select("one.id")
    .where(({ or, exists }) =>
      or(
        queues.map((queue) =>
          exists(
            dueAt(database, now, queue)
              .select("delivery.id")
              .where("delivery.webhook_id", "=", sql.ref<string>("one.id")),
          ),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Takes what a webhook has waited for longest, for this process alone until then; undefined when nothing is due. That a lead is gone
 * comes after all else: there may be thousands of these at once.
 * @param until when another process takes it over, should this one end before it has stored what came of it.
 */
export async function claimDelivery(
  database: Database,
  webhookId: string,
  { now, until }: { now: Date; until: Date },
): Promise<StoredDelivery | undefined> {
  const first = (queue: Queue) =>
    dueAt(database, now, queue)
      .selectAll("delivery")
      .where("delivery.webhook_id", "=", webhookId)
      .orderBy("delivery.next_try_at")
      .orderBy("delivery.created_at")
      .orderBy("delivery.id")
      .limit(1)
      .executeTakeFirst();
  for (;;) {
    const due = (await first("news")) ?? (await first("gone"));
    if (!due) return undefined;
    const claimed = await ofDelivery(database, due)
      .set({
        next_try_at: until.toISOString(),
        tries: due.tries + 1,
        first_tried_at: due.first_tried_at ?? now.toISOString(),
        tried_at: now.toISOString(),
      })
      .where("next_try_at", "=", due.next_try_at)
      .returningAll()
      .executeTakeFirst();
    if (claimed) return claimed;
  }
}

/**
 * Changes a delivery that is still what it was when it was claimed; false when it was deleted, given up or taken over. One that has
 * arrived although it was given up meanwhile has arrived.
 */
export async function settleDelivery(
  database: Database,
  claimed: StoredDelivery,
  columns: Updateable<WebhookDeliveriesTable>,
): Promise<boolean> {
  const settled = await ofDelivery(database, claimed)
    .set(columns)
    .where("tries", "=", claimed.tries)
    .where((row) =>
      row.or([
        row("state", "=", "waiting"),
        ...(columns.state === "arrived" ? [row("fault", "=", "off")] : []),
      ]),
    )
    .returning("id")
    .executeTakeFirst();
  return settled !== undefined;
}

/** Gives up what waits for a webhook that was switched off or paused; what is sent by hand is sent anyway. */
export async function giveUpWaiting(
  transaction: DatabaseTransaction,
  webhookId: string,
): Promise<void> {
  await transaction
    .updateTable("webhook_deliveries")
    .set({ state: "failed", fault: "off", next_try_at: null })
    .where("webhook_id", "=", webhookId)
    .where("state", "=", "waiting")
    .where("by_hand", "=", 0)
    .execute();
}

export async function findDelivery(
  database: Database,
  webhookId: string,
  id: string,
): Promise<StoredDelivery | undefined> {
  return database
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("webhook_id", "=", webhookId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** A page of the log of a webhook, newest first, each with the number of its lead, and one row more where there is more. */
export function findLog(
  database: Database,
  webhookId: string,
  { before, limit }: { before: { at: string; id: string } | undefined; limit: number },
) {
  return database
    .selectFrom("webhook_deliveries as delivery")
    .leftJoin("leads", "leads.id", "delivery.lead_id")
    .selectAll("delivery")
    .select("leads.number as lead_number")
    .where("delivery.webhook_id", "=", webhookId)
    .$if(before !== undefined, (rows) =>
      rows.where((row) =>
        row.or([
          row("delivery.created_at", "<", before?.at ?? ""),
          row.and([
            row("delivery.created_at", "=", before?.at ?? ""),
            row("delivery.id", "<", before?.id ?? ""),
          ]),
        ]),
      ),
    )
    .orderBy("delivery.created_at", "desc")
    .orderBy("delivery.id", "desc")
    .limit(limit + 1)
    .execute();
}

/**
 * What waits, in two parts, each in the order of an index of its own: with one, whoever looks for news would sort all that is due,
 * or walk past thousands of leads that are gone.
 */
const queues = ["news", "gone"] as const;

type Queue = (typeof queues)[number];

/** What is sent now: to webhooks that are on, and whatever somebody has asked for by hand. */
function dueAt(database: Database, now: Date, queue: Queue) {
  return (
    database
      .selectFrom("webhook_deliveries as delivery")
      .innerJoin("webhooks", "webhooks.id", "delivery.webhook_id")
      .innerJoin("staff", "staff.id", "webhooks.made_by")
      .where("delivery.next_try_at", "<=", now.toISOString())
      .where("delivery.next_try_at", "is not", null)
      // As literals, by which both engines know that they may use the index.
      .where("delivery.kind", queue === "gone" ? "=" : "<>", sql.lit("gone"))
      .where((row) =>
        row.or([
          row("delivery.by_hand", "=", 1),
          row.and([
            row("webhooks.state", "=", "on"),
            row("staff.is_active", "=", 1),
            row("staff.role", "in", rolesThatMay("staff")),
          ]),
        ]),
      )
  );
}

function ofDelivery(
  database: Database,
  { webhook_id, id }: Pick<WebhookDeliveriesTable, "webhook_id" | "id">,
) {
  return database
    .updateTable("webhook_deliveries")
    .where("webhook_id", "=", webhook_id)
    .where("id", "=", id);
}
