import { archiveTables } from "#content/en/archive/archive-tables.ts";
import {
  type ArchiveColumn,
  type ArchivedTable,
  type ArchiveTable,
  isLeftOut,
  type LeftOut,
} from "#domain/archive/archive-table.ts";
import type { Schema } from "#server/database/schema/schema.ts";

/** Every table with every column, or why not: does not compile when the content misses one, or has one that is gone. */
type OfSchema = {
  [Table in keyof Schema]:
    | LeftOut
    | (Omit<ArchivedTable, "columns"> & {
        columns: { [Column in keyof Schema[Table]]: ArchiveColumn };
      });
};

const described: OfSchema = archiveTables satisfies OfSchema;

/** A table of the archive: its name in the database, and what is said of it. */
export type Archived = { name: keyof Schema; table: ArchivedTable };

/** The tables that the archive has, in its order. */
export const archivedTables: readonly Archived[] = Object.entries(described).flatMap(
  ([name, table]: [string, ArchiveTable]) =>
    isLeftOut(table) ? [] : [{ name: name as keyof Schema, table }],
);

/** Those that it does not have. */
export const tablesLeftOut: readonly { name: string; because: string }[] = Object.entries(
  described,
).flatMap(([name, table]: [string, ArchiveTable]) =>
  isLeftOut(table) ? [{ name, because: table.leftOut }] : [],
);

/** Whether a column is in the archive. One that a later release has brought is not: nobody has said what it holds. */
export function isArchivedColumn({ columns }: ArchivedTable, name: string): boolean {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  return column !== undefined && !isLeftOut(column);
}
