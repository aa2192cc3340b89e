import type { Kysely } from "kysely";

/** Calendars of staff close their times, of which nothing but beginning and end is kept. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("busy_calendars")
    .addColumn("staff_id", "text", (column) =>
      column.primaryKey().references("staff.id").onDelete("cascade"),
    )
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("host", "text", (column) => column.notNull())
    .addColumn("ending", "text", (column) => column.notNull())
    .addColumn("set_by", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("etag", "text")
    .addColumn("last_modified", "text")
    .addColumn("read_for", "text", (column) => column.notNull())
    .addColumn("read_at", "text", (column) => column.notNull())
    .addColumn("unread", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("fault", "text")
    .addColumn("failing_since", "text")
    .addColumn("failures", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("told_at", "text")
    .addColumn("next_read_at", "text", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("busy_calendars_due")
    .on("busy_calendars")
    .column("next_read_at")
    .execute();
  await schema
    .createTable("busy_times")
    .addColumn("staff_id", "text", (column) =>
      column.notNull().references("busy_calendars.staff_id").onDelete("cascade"),
    )
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("from_minute", "integer", (column) => column.notNull())
    .addColumn("to_minute", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("busy_times_key", ["staff_id", "day", "from_minute"])
    .execute();
  await schema.createIndex("busy_times_day").on("busy_times").column("day").execute();
}
