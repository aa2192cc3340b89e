import type { Kysely } from "kysely";

/** Finished roofs, and what their owners have agreed to. An earlier release erases them with their lead, and shows none. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("projects")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) =>
      column.notNull().references("leads.id").onDelete("cascade"),
    )
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("written_at", "text", (column) => column.notNull())
    .addColumn("written_by", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.unique())
    .addColumn("consent_id", "text")
    .addColumn("published_at", "text")
    .addColumn("published_by", "text")
    .addColumn("taken_down_at", "text")
    .addColumn("taken_down_by", "text")
    .addColumn("held_at", "text")
    .execute();
  await schema
    .createIndex("projects_lead")
    .on("projects")
    .columns(["lead_id", "started_at"])
    .execute();
  await schema
    .createTable("project_consents")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("project_id", "text", (column) =>
      column.notNull().references("projects.id").onDelete("cascade"),
    )
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("wording", "text", (column) => column.notNull())
    .addColumn("asked_at", "text", (column) => column.notNull())
    .addColumn("asked_by", "text", (column) => column.notNull())
    .addColumn("answer", "text")
    .addColumn("answered_at", "text")
    .addColumn("answered_as", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("link_id", "text")
    .addColumn("taken_back_at", "text")
    .execute();
  await schema
    .createIndex("project_consents_project")
    .on("project_consents")
    .columns(["project_id", "asked_at"])
    .execute();
  await schema
    .createTable("project_pictures")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("consent_id", "text", (column) =>
      column.notNull().references("project_consents.id").onDelete("cascade"),
    )
    .addColumn("roof_photo_id", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("turn", "integer", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("color", "text", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("project_pictures_consent")
    .on("project_pictures")
    .columns(["consent_id", "position"])
    .execute();
  await schema
    .createIndex("project_pictures_photo")
    .on("project_pictures")
    .column("roof_photo_id")
    .execute();
}
