import { type Kysely, sql } from "kysely";

/** Addresses of other programs to which what happens to leads is posted, each with its queue and its log. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("webhooks")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("former_secret", "text")
    .addColumn("former_until", "text")
    .addColumn("kinds", "text", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull().references("staff.id"))
    .addColumn("made_at", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("off_because", "text")
    .addColumn("failing_since", "text")
    .addColumn("arrived_at", "text")
    .execute();
  await schema.createIndex("webhooks_made_by").on("webhooks").column("made_by").execute();
  // No reference to the webhook: whoever stores an event would wait for whoever changes one.
  await schema
    .createTable("webhook_deliveries")
    .addColumn("webhook_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("lead_id", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("next_try_at", "text")
    .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("first_tried_at", "text")
    .addColumn("tried_at", "text")
    .addColumn("by_hand", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("status", "integer")
    .addColumn("fault", "text")
    .addColumn("milliseconds", "integer")
    .addColumn("excerpt", "text", (column) => column.notNull().defaultTo(""))
    .addPrimaryKeyConstraint("webhook_deliveries_key", ["webhook_id", "id"])
    .execute();
  await schema
    .createIndex("webhook_deliveries_due")
    .on("webhook_deliveries")
    .columns(["webhook_id", "next_try_at"])
    .where(sql`next_try_at`, "is not", null)
    .execute();
  await schema
    .createIndex("webhook_deliveries_log")
    .on("webhook_deliveries")
    .columns(["webhook_id", "created_at", "id"])
    .execute();
  await schema
    .createIndex("webhook_deliveries_lead")
    .on("webhook_deliveries")
    .column("lead_id")
    .execute();
  await schema
    .createIndex("webhook_deliveries_age")
    .on("webhook_deliveries")
    .column("created_at")
    .execute();
}
