import { type Kysely, PostgresAdapter, sql } from "kysely";

/** What programs copy besides leads, whose deletion their changes tell of. */
const kinds = [
  { kind: "person", table: "people" },
  { kind: "appointment", table: "appointments" },
] as const;

/**
 * People and appointments that were deleted, until the order of changes has them (server/program/sequence.ts). A trigger notes
 * them, so that no writer can forget it, not even an older release. It only adds rows, and knows nothing of the order: writers
 * then wait neither for each other nor for whoever puts changes in order.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await database.schema
    .createTable("gone_rows")
    .addColumn("number", isPostgres ? "serial" : "integer", (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .execute();
  for (const { kind, table } of kinds) {
    await sql`
      insert into gone_rows (kind, id)
      select kind, id from sequenced_rows where kind = ${kind} and is_gone = 0
        and not exists (select 1 from ${sql.table(table)} as here where here.id = sequenced_rows.id)
      order by sequence`.execute(database);
    const [name, of] = [sql.ref(`${table}_gone`), sql.table(table)];
    if (!isPostgres) {
      await sql`
        create trigger ${name} after delete on ${of} begin
          insert into gone_rows (kind, id) values (${sql.lit(kind)}, old.id);
        end`.execute(database);
      continue;
    }
    const note = sql.ref(`note_gone_${kind}`);
    await sql`
      create function ${note}() returns trigger language plpgsql as $$
      begin
        insert into gone_rows (kind, id) values (${sql.lit(kind)}, old.id);
        return null;
      end $$`.execute(database);
    await sql`
      create trigger ${name} after delete on ${of}
      for each row execute function ${note}()`.execute(database);
  }
}
