import { type Kysely, sql } from "kysely";

/**
 * Moving appointments out of closed hours: one row for the work on a closure, of which only one is open at a time, and one
 * for each person. Whatever deletes an appointment also deletes what is said of it here.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("reschedulings")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("closure_id", "text", (column) => column.notNull())
    .addColumn("first_day", "text", (column) => column.notNull())
    .addColumn("last_day", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("staff_id", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("finished_at", "text")
    .execute();
  await schema
    .createIndex("reschedulings_open")
    .unique()
    .on("reschedulings")
    .column("closure_id")
    .where(sql`finished_at`, "is", null)
    .execute();
  await schema
    .createTable("rescheduling_items")
    .addColumn("rescheduling_id", "text", (column) =>
      column.notNull().references("reschedulings.id").onDelete("cascade"),
    )
    .addColumn("appointment_id", "text", (column) =>
      column.notNull().references("appointments.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("original_date", "text", (column) => column.notNull())
    .addColumn("original_slot", "text", (column) => column.notNull())
    .addColumn("original_inspector", "text")
    .addColumn("proposed_date", "text")
    .addColumn("proposed_slot", "text")
    .addColumn("proposed_inspector", "text")
    .addColumn("told_at", "text")
    .addColumn("answer_by", "text")
    .addColumn("answered_at", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("rescheduling_items_once", ["rescheduling_id", "appointment_id"])
    .execute();
  await schema
    .createIndex("rescheduling_items_appointment")
    .on("rescheduling_items")
    .column("appointment_id")
    .execute();
  await schema
    .createIndex("rescheduling_items_told")
    .on("rescheduling_items")
    .column("answer_by")
    .where(sql`state`, "=", sql.lit("told"))
    .execute();
}
