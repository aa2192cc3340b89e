import { type Kysely, sql } from "kysely";

/**
 * The order in which leads, people and appointments have changed, by which programs copy them: those that are there come first,
 * and a change of a lead that open screens are told of is put in order by the first who asks (server/program/sequence.ts).
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("sequenced_rows")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("is_gone", "integer", (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("sequenced_rows_key", ["kind", "id"])
    .execute();
  await schema
    .createIndex("sequenced_rows_sequence")
    .unique()
    .on("sequenced_rows")
    .columns(["kind", "sequence"])
    .execute();
  await schema
    .createIndex("sequenced_rows_gone")
    .on("sequenced_rows")
    .column("changed_at")
    .where(sql`is_gone`, "=", sql`1`)
    .execute();
  await schema
    .alterTable("lead_changes")
    .addColumn("is_sequenced", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createIndex("lead_changes_unsequenced")
    .on("lead_changes")
    .column("number")
    .where(sql`is_sequenced`, "=", sql`0`)
    .execute();
  await sql`
    insert into sequenced_rows (kind, id, sequence, version, changed_at)
    select 'lead', id, row_number() over (order by number), '', updated_at from leads`.execute(
    database,
  );
  await sql`
    insert into sequenced_rows (kind, id, sequence, version, changed_at)
    select 'person', id, row_number() over (order by created_at, id), '', created_at
    from people`.execute(database);
  await sql`
    insert into sequenced_rows (kind, id, sequence, version, changed_at)
    select 'appointment', id, row_number() over (order by created_at, id), '', updated_at
    from appointments where lead_id is not null`.execute(database);
}
