import type { Kysely } from "kysely";

/** When staff are on duty by plan or for a time, until when their alerts are muted, and when each got their last one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const texts = [
    "on_duty_until",
    "off_duty_until",
    "duty_plan",
    "alerts_muted_until",
    "ordinary_alert_at",
  ];
  for (const name of texts) {
    await database.schema.alterTable("staff").addColumn(name, "text").execute();
  }
  await database.schema.alterTable("staff").addColumn("alert_turn", "integer").execute();
}
