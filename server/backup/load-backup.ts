import { asMisfit, createFilling, type Target } from "./fill-tables.ts";
import type { End } from "./lines.ts";
import { type Reader, readBackup } from "./read-backup.ts";

export type Loaded = {
  /** When the backup was made: ISO 8601 in UTC. */
  at: string;
  /** How many rows each table of the backup has. */
  rows: End["rows"];
  /** Tables that are not the site's. */
  leftOut: string[];
  /** How many files of photos the backup has; null when it was made without them. */
  files: number | null;
};

/**
 * Fills an empty database with a backup and brings its tables to this release. The caller holds the transaction.
 * @param photo takes a file of a photo.
 * @throws Error in one line when the backup is not whole, or is of a later release.
 */
export async function loadBackup(
  target: Target,
  file: string,
  passphrase: string | undefined,
  photo: NonNullable<Reader["photo"]>,
): Promise<Loaded> {
  const filling = createFilling(target);
  let at = "";
  let rows: End["rows"] = {};
  let files: number | null = null;
  const reading = readBackup(file, passphrase, {
    head(head) {
      at = head.at;
      return filling.begin(head.migrations);
    },
    row: filling.row,
    photo,
    async end(end) {
      rows = end.rows;
      files = end.files ?? null;
      await filling.end(end.numbers);
    },
  });
  await reading.catch((error) => {
    throw asMisfit(error, file);
  });
  await filling.migrate();
  return { at, rows, leftOut: Object.keys(rows).filter((name) => !filling.isKnown(name)), files };
}
