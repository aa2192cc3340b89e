import { sql } from "kysely";
import type { Connection } from "#server/database/connection.ts";

/**
 * Everything in a database, one lower-case text per table, including the engine's search index. Bytes are read as
 * characters.
 */
export async function wholeDatabase({
  database,
  engine,
}: Connection): Promise<Map<string, string>> {
  const { rows: tables } =
    engine === "sqlite"
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
          database,
        )
      : await sql<{ name: string }>`
          select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
          database,
        );
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      database,
    );
    // Sorted, since the engine's own order means nothing.
    const lines = rows.map((row) => Object.values(row).map(asText).join("\n")).sort();
    texts.set(name, lines.join("\n").toLowerCase());
  }
  return texts;
}

function asText(value: unknown): string {
  return value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value);
}
