import { sql } from "kysely";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { StoredRow } from "./stored-import.ts";

/** Columns of a row with texts: PostgreSQL takes everything that is given without a type for one. */
type TextColumn = Exclude<keyof StoredRow, "id" | "import_id" | "number">;

/** Changes many rows in one statement, each as it says. All of them name the same columns. */
export async function changeRows<Column extends TextColumn>(
  transaction: DatabaseTransaction,
  changes: readonly ({ id: string } & Pick<StoredRow, Column>)[],
  columns: readonly Column[],
): Promise<void> {
  if (changes.length === 0) return;
  const given = changes.map(
    (change) => sql`(${change.id}, ${sql.join(columns.map((column) => change[column]))})`,
  );
  const changed = columns.map(
    (column, index) => sql`${sql.ref(column)} = given.${sql.ref(`column${index + 2}`)}`,
  );
  await sql`
    update import_rows set ${sql.join(changed)}
    from (values ${sql.join(given)}) as given where import_rows.id = given.column1`.execute(
    transaction,
  );
}
