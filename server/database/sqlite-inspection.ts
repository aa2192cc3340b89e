import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Files up to this size are read whole, which takes a few milliseconds; of others, each table's beginning. */
const readWholeUpTo = 4 * 1024 * 1024;

/**
 * Reads the file as somebody who has just come: the pages that the serving connection remembers
 * would hide that the file was damaged or taken away.
 * @throws what SQLite throws for a file that is none, is damaged or is gone.
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

/** As SQLite would have thrown it: `quick_check` reports damage instead. */
class DamagedFile extends Error {
  readonly errcode = 11;
}
