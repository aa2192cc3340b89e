import { parseArgs } from "node:util";
import { writeBackup } from "#server/backup/write-backup.ts";
import { readConfig } from "#server/config.ts";
import { openToCopy } from "#server/database/connect.ts";
import { requireDatabase } from "#server/database/existing-database.ts";
import { type Command, WrongUsage } from "./command.ts";

/** Works beside the server, on the same database. */
export const backupCommand: Command = {
  usage: "FILE",
  summary:
    "Writes everything in the database to a new file, while the site runs; encrypted if BACKUP_PASSPHRASE is set.",
  async run(args, { settings, print }) {
    const [file, ...others] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
    if (file === undefined || others.length > 0) throw new WrongUsage("Name one file.");
    const config = readConfig(settings);
    await requireDatabase(config);
    const source = openToCopy(config);
    try {
      const passphrase = config.backupPassphrase;
      const { rows, bytes } = await writeBackup(source, file, { passphrase, now: new Date() });
      for (const [table, count] of Object.entries(rows)) print(`${table} ${count}`);
      print(
        `${file}, ${Math.ceil(bytes / 1_000)} kB, ${passphrase ? "encrypted" : "not encrypted"}`,
      );
    } finally {
      await source.database.destroy();
    }
    return 0;
  },
};
