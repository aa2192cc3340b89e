import type { Kysely } from "kysely";

/**
 * Bookings that wait to be confirmed and the bursts that they belong to; and for holds, the larger blocks of addresses that
 * also count them. An earlier release takes what waits for booked, which keeps its seat.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("booking_bursts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("began_at", "text", (column) => column.notNull())
    .addColumn("last_at", "text", (column) => column.notNull())
    .addColumn("counts_since", "text", (column) => column.notNull())
    .addColumn("taken_back_at", "text")
    .addColumn("taken_back_by", "text")
    .execute();
  await schema.createIndex("booking_bursts_last").on("booking_bursts").column("last_at").execute();
  for (const name of ["pending_until", "pressed_at", "burst_id"]) {
    await schema.alterTable("appointments").addColumn(name, "text").execute();
  }
  await schema
    .createIndex("appointments_pending")
    .on("appointments")
    .column("pending_until")
    .execute();
  await schema.createIndex("appointments_burst").on("appointments").column("burst_id").execute();
  for (const name of ["wider_network", "widest_network"]) {
    await schema.alterTable("holds").addColumn(name, "text").execute();
    await schema.createIndex(`holds_${name}`).on("holds").column(name).execute();
  }
}
