import { type Kysely, sql } from "kysely";

/**
 * Texts to and from people: who wants them, and which of the provider's messages have arrived. Consents go with the
 * person. A row of the outbox remembers the provider's message, and when it was handed over to be sent.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("text_consents")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("number", "text", (column) => column.notNull())
    .addColumn("person_id", "text", (column) =>
      column.notNull().references("people.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("wording", "text", (column) => column.notNull())
    .addColumn("way", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("staff_id", "text")
    .addColumn("note_id", "text")
    .execute();
  await schema
    .createIndex("text_consents_number")
    .on("text_consents")
    .columns(["number", "at"])
    .execute();
  await schema
    .createIndex("text_consents_person")
    .on("text_consents")
    .column("person_id")
    .execute();
  await schema.createIndex("text_consents_note").on("text_consents").column("note_id").execute();
  await schema
    .createTable("incoming_texts")
    .addColumn("provider_id", "text", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("incoming_texts_at").on("incoming_texts").column("at").execute();
  for (const name of ["provider_id", "handed_over_at"]) {
    await schema.alterTable("outbox").addColumn(name, "text").execute();
  }
  await schema
    .createIndex("person_notes_consents")
    .on("person_notes")
    .column("kind")
    .where(sql`kind`, "<>", sql.lit("note"))
    .execute();
}
