import type { Kysely } from "kysely";

/**
 * Whether a session is in a browser of one's own, and when its person last proved who they are. An earlier release ends
 * such a session when it is idle, and asks for no proof.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable("sessions")
    .addColumn("own_device", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable("sessions").addColumn("proven_at", "text").execute();
}
