import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { writeBackup } from "#server/backup/write-backup.ts";
import { readConfig } from "#server/config.ts";
import { openToCopy } from "#server/database/connect.ts";
import { requireDatabase } from "#server/database/existing-database.ts";
import { createPhotoFiles } from "#server/photo/photo-files.ts";
import { type Command, WrongUsage } from "./command.ts";

/** Works beside the server, on the same database. */
export const backupCommand: Command = {
  usage: "FILE [--without-photos]",
  summary:
    "Writes everything in the database and people's photos to a new file, while the site runs; encrypted if BACKUP_PASSPHRASE is set. --without-photos: the database alone.",
  async run(args, { settings, print }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { "without-photos": { type: "boolean" } },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new WrongUsage("Name one file.");
    const config = readConfig(settings);
    await requireDatabase(config);
    // On the first day the site has none yet. Any other folder that is missing is a mistake, or not mounted.
    const folder = path.resolve(config.dataDir, "backups");
    if (path.dirname(path.resolve(file)) === folder)
      await mkdir(folder, { recursive: true, mode: 0o700 });
    const source = openToCopy(config);
    try {
      const passphrase = config.backupPassphrase;
      const photoFiles = values["without-photos"] ? null : createPhotoFiles(config);
      const place = photoFiles?.store.place;
      const written = await writeBackup(source, file, { passphrase, photoFiles, now: new Date() });
      const { rows, photos, bytes } = written;
      for (const [table, count] of Object.entries(rows)) print(`${table} ${count}`);
      if (photos) print(`files of photos ${photos.copied}`);
      if (photos?.missing) {
        print(`left out: ${photos.missing} of photos, which are missing or damaged in ${place}`);
      }
      print(
        `${file}, ${Math.ceil(bytes / 1_000)} kB, ${passphrase ? "encrypted" : "not encrypted"}`,
      );
    } finally {
      await source.database.destroy();
    }
    return 0;
  },
};
