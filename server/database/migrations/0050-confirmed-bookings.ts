import { type Kysely, sql } from "kysely";

/**
 * When the confirmation of an online booking settled its lead, and when somebody at the office saw it. An earlier release
 * asks for a person for each booking. The index is the list of those that nobody has seen.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("leads").addColumn("booking_confirmed_at", "text").execute();
  await schema.alterTable("leads").addColumn("booking_seen_at", "text").execute();
  await schema
    .createIndex("leads_new_bookings")
    .on("leads")
    .columns(["number", "state", "kind", "assignee_id", "emergency", "is_open"])
    .where(
      sql<boolean>`booking_confirmed_at is not null and booking_seen_at is null and is_open = 1 and waits = 0`,
    )
    .execute();
}
