import { type Kysely, sql } from "kysely";

/**
 * Appointments have an inspector of their own; staff say when they inspect; hours can be closed. Every day that is
 * booked has a row whose lock keeps two transactions from filling it by different numbers.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("staff").addColumn("inspection_plan", "text").execute();
  const texts = ["inspector_id", "told_date", "told_slot"];
  for (const name of texts) {
    await schema.alterTable("appointments").addColumn(name, "text").execute();
  }
  await schema
    .alterTable("appointments")
    .addColumn("progress", "text", (column) => column.notNull().defaultTo("booked"))
    .execute();
  await schema
    .createIndex("appointments_inspector")
    .unique()
    .on("appointments")
    .columns(["date", "slot", "inspector_id"])
    .where(sql`status`, "=", sql.lit("booked"))
    .execute();
  await schema.createIndex("appointments_date").on("appointments").column("date").execute();
  await schema
    .createTable("calendar_days")
    .addColumn("date", "text", (column) => column.primaryKey())
    .addColumn("changes", "integer", (column) => column.notNull())
    .execute();
  await schema
    .createTable("closures")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("first_day", "text", (column) => column.notNull())
    .addColumn("last_day", "text", (column) => column.notNull())
    .addColumn("from_slot", "text")
    .addColumn("to_slot", "text")
    .addColumn("inspector_id", "text")
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("staff_id", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("closures_last_day").on("closures").column("last_day").execute();
}
