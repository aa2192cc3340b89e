import type { Kysely } from "kysely";

/** Files of other programs, and their rows on the way to becoming people and leads. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("imports")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("program", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("headings", "text", (column) => column.notNull())
    .addColumn("mapping", "text", (column) => column.notNull())
    .addColumn("looked_to", "integer", (column) => column.defaultTo(0))
    .addColumn("has_day_first", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("rows", "integer", (column) => column.notNull())
    .addColumn("counts", "text")
    .addColumn("staff_id", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("started_at", "text")
    .addColumn("started_by", "text")
    .addColumn("imported_at", "text")
    .addColumn("undone_by", "text")
    .addColumn("undone_at", "text")
    .addColumn("ends_at", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("import_rows")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("import_id", "text", (column) =>
      column.notNull().references("imports.id").onDelete("cascade"),
    )
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("cells", "text", (column) => column.notNull())
    .addColumn("verdict", "text", (column) => column.notNull())
    .addColumn("remarks", "text", (column) => column.notNull().defaultTo("[]"))
    .addColumn("match", "text")
    .addColumn("decision", "text")
    .addColumn("chosen_id", "text")
    .addColumn("person_key", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("digest", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("outcome", "text")
    .addColumn("person_id", "text")
    .addColumn("lead_id", "text")
    .addColumn("appointment_id", "text")
    .addColumn("added", "text")
    .addColumn("done_at", "text")
    .execute();
  await schema
    .createIndex("import_rows_next")
    .on("import_rows")
    .columns(["import_id", "verdict", "outcome", "number"])
    .execute();
  await schema
    .createIndex("import_rows_number")
    .on("import_rows")
    .columns(["import_id", "number"])
    .unique()
    .execute();
  for (const column of ["person_key", "person_id", "chosen_id", "lead_id", "digest"]) {
    await schema.createIndex(`import_rows_${column}`).on("import_rows").column(column).execute();
  }
}
