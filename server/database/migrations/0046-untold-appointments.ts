import { type Kysely, sql } from "kysely";

/** The few appointments that were moved or canceled without telling their people, for the list of their leads. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex("appointments_untold")
    .on("appointments")
    .column("lead_id")
    .where(sql<boolean>`told_date is not null`)
    .execute();
}
