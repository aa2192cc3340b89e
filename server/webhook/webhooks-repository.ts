import { sql } from "kysely";
import { mayDo, rolesThatMay } from "#domain/staff/staff.ts";
import { type WebhookKind, webhookKinds } from "#domain/webhook/webhook.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { WebhooksTable } from "#server/database/schema/webhook-tables.ts";
import { Refusal } from "#server/refusal.ts";
import { isId } from "#server/unguessable-id.ts";

/** All webhooks, oldest first, each with whoever chose where it leads. */
export function findWebhooks(database: Database) {
  return withMakers(database).orderBy("webhooks.made_at").orderBy("webhooks.id").execute();
}

export type FoundWebhook = Awaited<ReturnType<typeof findWebhooks>>[number];

export function findWebhook(database: Database, id: string): Promise<FoundWebhook | undefined> {
  return withMakers(database).where("webhooks.id", "=", id).executeTakeFirst();
}

/** @throws Refusal 404 */
export async function requireWebhook(database: Database, id: string): Promise<FoundWebhook> {
  const found = isId(id) ? await findWebhook(database, id) : undefined;
  if (!found) throw new Refusal(404, "No webhook has this id.");
  return found;
}

/** Whether its maker still works here, and may make one. */
export function isMakerOwner({ is_active, role }: FoundWebhook): boolean {
  return is_active === 1 && mayDo(role, "staff");
}

/** As they are stored: those that this release knows. */
export function kindsOf({ kinds }: Pick<WebhooksTable, "kinds">): WebhookKind[] {
  const stored = kinds.split(" ");
  return webhookKinds.filter((kind) => stored.includes(kind));
}

export function kindsColumn(kinds: readonly WebhookKind[]): string {
  return ` ${webhookKinds.filter((kind) => kinds.includes(kind)).join(" ")} `;
}

/** The webhooks that are on, but whose maker no longer works here, or is no longer an owner. */
export function findWebhooksOfLeavers(database: Database): Promise<FoundWebhook[]> {
  return withMakers(database)
    .where("webhooks.state", "=", "on")
    .where((row) =>
      row.or([row("staff.is_active", "=", 0), row("staff.role", "not in", rolesThatMay("staff"))]),
    )
    .orderBy("webhooks.id")
    .execute();
}

/** How many webhooks the site has switched off, or that are off since their maker left. */
export async function countOff(database: Database): Promise<number> {
  const { off } = await database
    .selectFrom("webhooks")
    .innerJoin("staff", "staff.id", "webhooks.made_by")
    .select((row) => row.fn.countAll<number | string>().as("off"))
    .where((row) =>
      row.or([
        row("webhooks.state", "=", "off"),
        row.and([
          row("webhooks.state", "=", "on"),
          row.or([
            row("staff.is_active", "=", 0),
            row("staff.role", "not in", rolesThatMay("staff")),
          ]),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(off);
}

/** Stores a webhook. */
export async function insertWebhook(
  transaction: DatabaseTransaction,
  row: WebhooksTable,
): Promise<void> {
  await transaction.insertInto("webhooks").values(row).execute();
}

export async function updateWebhook(
  transaction: Database,
  id: string,
  columns: Partial<WebhooksTable>,
): Promise<void> {
  await transaction.updateTable("webhooks").set(columns).where("id", "=", id).execute();
}

/** Switches off one that is not off yet. @returns false when it is, or somebody else has taken it over. */
export async function switchOff(
  transaction: DatabaseTransaction,
  { id, made_by }: Pick<WebhooksTable, "id" | "made_by">,
  because: NonNullable<WebhooksTable["off_because"]>,
): Promise<boolean> {
  const off = await transaction
    .updateTable("webhooks")
    .set({ state: "off", off_because: because })
    .where("id", "=", id)
    .where("made_by", "=", made_by)
    .where("state", "<>", "off")
    .returning("id")
    .executeTakeFirst();
  return off !== undefined;
}

/** Deletes a webhook with its queue and its log; false when there was none. */
export async function deleteWebhook(
  transaction: DatabaseTransaction,
  id: string,
): Promise<boolean> {
  await transaction.deleteFrom("webhook_deliveries").where("webhook_id", "=", id).execute();
  const row = await transaction
    .deleteFrom("webhooks")
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

function withMakers(database: Database) {
  return database
    .selectFrom("webhooks")
    .innerJoin("staff", "staff.id", "webhooks.made_by")
    .selectAll("webhooks")
    .select(["staff.name as maker_name", "staff.role", "staff.is_active"])
    .select((row) =>
      row
        .selectFrom("webhook_deliveries as delivery")
        .select(sql<number | string>`count(*)`.as("waiting"))
        .whereRef("delivery.webhook_id", "=", "webhooks.id")
        .where("delivery.next_try_at", "is not", null)
        .where("delivery.by_hand", "=", 0)
        .as("waiting"),
    );
}
