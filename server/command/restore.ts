import { parseArgs } from "node:util";
import { countRows, restoreBackup } from "#server/backup/restore-backup.ts";
import { readConfig } from "#server/config.ts";
import { photoSizes } from "#server/photo/photo-store.ts";
import { type Command, WrongUsage } from "./command.ts";

/** Needs the site to be stopped, except for a drill. */
export const restoreCommand: Command = {
  usage: "FILE [--drill | --replace]",
  summary:
    "Puts a backup in the place of an empty database, its photos into their folder or bucket, and holds its mails. --replace: keeps the database that is there aside, lists who has written since the backup, and brings over what fits. --drill: tries it on a copy, beside the running site, and compares.",
  async run(args, { settings, print }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { drill: { type: "boolean" }, replace: { type: "boolean" } },
    });
    const { drill: isDrill = false, replace: isReplacing = false } = values;
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new WrongUsage("Name one file.");
    if (isDrill && isReplacing) throw new WrongUsage("A drill replaces nothing.");
    const config = readConfig(settings);
    const { rows, leftOut, files, photos, kept, since } = await restoreBackup(config, file, {
      passphrase: config.backupPassphrase,
      isDrill,
      isReplacing,
      now: new Date(),
    });
    const live = isDrill ? await countRows(config) : null;
    for (const [table, count] of Object.entries(rows)) {
      print(live ? `${table} ${count} (now ${live[table] ?? "none"})` : `${table} ${count}`);
    }
    print(
      files === null
        ? "The backup was made without the files of photos."
        : `files of photos ${files / photoSizes.length}`,
    );
    if (photos.fault) {
      print(`The photos' store was left as it is, since it takes none: ${photos.fault}.`);
      print("Files that the backup does not know may be left in it.");
    }
    if (photos.missing > 0) print(`missing: the files of ${photos.missing} photos`);
    for (const table of leftOut) print(`left out: ${table}, which is not a table of this site`);
    if (since.broughtOver.length > 0) {
      print(`Written since the backup, and brought over: ${since.broughtOver.length}`);
      for (const words of since.broughtOver) print(`    ${words}`);
    }
    if (since.left.length > 0) {
      print(`Written since the backup, and only in the former database: ${since.left.length}`);
      for (const words of since.left) print(`    ${words}`);
    }
    if (kept) print(`The former database is kept: ${kept}`);
    if (photos.aside > 0) {
      print(`Files of photos that the backup does not know are kept: ${photos.asideFolder}`);
    }
    print(isDrill ? "The backup can be restored. Nothing was changed." : restored);
    return 0;
  },
};

const restored =
  "Restored. Mails are held, since some may have been sent after the backup: site mail status, then site mail release.";
