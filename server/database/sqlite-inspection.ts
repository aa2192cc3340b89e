import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/**
 * Bytes. Files up to this size are checked whole, in a few milliseconds; in larger ones only the start of each table.
 */
const readWholeUpTo = 4 * 1024 * 1024;

/**
 * Reads the file through a new connection: the serving connection's page cache would hide that the file was damaged or
 * removed.
 * @throws SQLite's error when the file is missing, damaged or no database.
 */
export function inspectFile(file: string): void {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    if (statSync(file).size <= readWholeUpTo) {
      const [found] = connection.prepare("pragma quick_check(1)").all();
      if (found?.quick_check !== "ok") throw new DamagedFile();
      return;
    }
    const tables = connection.prepare("select name from sqlite_schema where type = 'table'").all();
    for (const { name } of tables) {
      connection.prepare(`select * from "${String(name)}" limit 1`).get();
    }
  } finally {
    connection.close();
  }
}

/** `quick_check` only reports damage; this throws it the way SQLite would. */
class DamagedFile extends Error {
  readonly errcode = 11;
}
