import type { Kysely } from "kysely";

/** How far the mails are that go to whoever is silent about an estimate, and whether they want no more. An earlier release sends none. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable("estimates")
    .addColumn("reminders", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable("estimates").addColumn("reminded_at", "text").execute();
  await schema.alterTable("estimates").addColumn("reminders_off_at", "text").execute();
}
