import { type Kysely, sql } from "kysely";

/** Keeps frequent queries and the deletion of old rows from scanning whole tables. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createIndex("outbox_escalation")
    .on("outbox")
    .column("escalate_at")
    .where(sql`escalate_at`, "is not", null)
    .where(sql`state`, "<>", sql.lit("sent"))
    .execute();
  await schema.createIndex("outbox_age").on("outbox").columns(["state", "created_at"]).execute();
  await schema
    .createIndex("idempotency_keys_age")
    .on("idempotency_keys")
    .column("created_at")
    .execute();
  await schema
    .createIndex("assessments_anonymous_age")
    .on("assessments")
    .column("created_at")
    .where(sql`email`, "is", null)
    .execute();
  // Also serves the foreign key, which looks for the follow-ups of each deleted assessment.
  await schema
    .createIndex("assessments_anonymous")
    .on("assessments")
    .column("anonymous_id")
    .execute();
}
