import { type Kysely, sql } from "kysely";

/**
 * Leads say where they came from and when they were first quoted; one index answers every number of the owner's page.
 * Owners can switch off their mail about the week.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  for (const name of ["came_from", "referrer", "utm_medium", "utm_campaign"]) {
    await schema
      .alterTable("leads")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  await schema.alterTable("leads").addColumn("quoted_at", "text").execute();
  await sql`
    update leads set quoted_at = first.at
    from (
      select lead_id, min(at) as at from lead_events
      where kind = 'changed'
        and (details like '%"state":{"from":"%","to":"quoted"}%' or details like '%"state":{"from":"%","to":"won"}%')
      group by lead_id
    ) as first
    where leads.id = first.lead_id and leads.state not in ('new', 'contacted')`.execute(database);
  // It holds everything that is counted, so that a period is read without its leads.
  await schema
    .createIndex("leads_arrived")
    .on("leads")
    .columns([
      ...["arrived_at", "number", "state", "kind", "assignee_id", "emergency", "is_open", "waits"],
      ...["came_from", "lost_reason", "appointment_id", "quoted_at"],
      ...["answer_minutes", "first_answered_at", "first_answer_minutes"],
    ])
    .execute();
  await schema.alterTable("staff").addColumn("numbers_mail_off_since", "text").execute();
}
