import { type Kysely, sql } from "kysely";

/**
 * Seats held for a while without an appointment, for a browser or for an offer; who wants an earlier time; and times
 * that were freed, which are offered to one of them after the other. What is about an appointment goes with it.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("holds")
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("slot", "text", (column) => column.notNull())
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("holder", "text", (column) => column.notNull().unique())
    .addColumn("network", "text")
    .addColumn("ends_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("holds_once", ["date", "slot", "seat"])
    .execute();
  await schema.createIndex("holds_network").on("holds").column("network").execute();
  await schema
    .createTable("earlier_wishes")
    .addColumn("appointment_id", "text", (column) =>
      column.primaryKey().references("appointments.id").onDelete("cascade"),
    )
    .addColumn("day_part", "text", (column) => column.notNull())
    .addColumn("asked_at", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("freed_times")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("slot", "text", (column) => column.notNull())
    .addColumn("freed_at", "text", (column) => column.notNull())
    .addColumn("settled_at", "text")
    .execute();
  await schema
    .createIndex("freed_times_open")
    .on("freed_times")
    .columns(["date", "slot"])
    .where(sql`settled_at`, "is", null)
    .execute();
  await schema.createIndex("freed_times_age").on("freed_times").column("freed_at").execute();
  await schema
    .createTable("earlier_offers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("freed_id", "text", (column) =>
      column.notNull().references("freed_times.id").onDelete("cascade"),
    )
    .addColumn("appointment_id", "text", (column) =>
      column.notNull().references("appointments.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("offered_at", "text", (column) => column.notNull())
    .addColumn("ends_at", "text", (column) => column.notNull())
    .addUniqueConstraint("earlier_offers_once", ["freed_id", "appointment_id"])
    .execute();
  for (const column of ["freed_id", "appointment_id"]) {
    await schema
      .createIndex(`earlier_offers_open_${column}`)
      .unique()
      .on("earlier_offers")
      .column(column)
      .where(sql`state`, "=", sql.lit("open"))
      .execute();
  }
  await schema
    .createIndex("earlier_offers_appointment")
    .on("earlier_offers")
    .column("appointment_id")
    .execute();
}
