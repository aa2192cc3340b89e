import type { Kysely } from "kysely";

/**
 * Reminders of appointments: a row for each that was queued, so that none is queued twice for a time; since when a person
 * knows their time; and why the system made a lead a call for a day, with the day that this replaced.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("reminders")
    .addColumn("appointment_id", "text", (column) =>
      column.notNull().references("appointments.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("slot", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("reminders_once", ["appointment_id", "kind", "date", "slot"])
    .execute();
  await schema.alterTable("appointments").addColumn("known_at", "text").execute();
  for (const name of ["follow_up_reason", "follow_up_before"]) {
    await schema.alterTable("leads").addColumn(name, "text").execute();
  }
}
