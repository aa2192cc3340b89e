import path from "node:path";
import { parseArgs } from "node:util";
import { backupFolder, prepareBackupFolder } from "#server/backup/backup-folder.ts";
import { noteBackup } from "#server/backup/backup-notes.ts";
import { makeBackup } from "#server/backup/make-backup.ts";
import { NotTold, nightlyBackup, noteFailedNight } from "#server/backup/nightly-backup.ts";
import { type Config, readConfig } from "#server/config.ts";
import { type Command, type Surroundings, WrongUsage } from "./command.ts";

/**
 * Exit code when the backup was made, and could not be restored, or not be noted: making another one right away would change
 * nothing.
 */
const madeAndMore = 3;

/** Works beside the server, on the same database. */
export const backupCommand: Command = {
  usage: "FILE [--without-photos] | --nightly | --failed",
  summary: `Writes everything in the database and people's photos to a new file, while the site runs; encrypted if BACKUP_PASSPHRASE is set. --without-photos: the database alone. --nightly: writes it into DATA_DIR/backups, sends it to the bucket in BACKUP_URL if there is one, deletes those whose time is over, and once a week tries whether the newest can be restored; exits with ${madeAndMore} if not, or if the site could not be told of it. --failed: has the site tell that the nightly run has failed for good.`,
  async run(args, { settings, print }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        "without-photos": { type: "boolean" },
        nightly: { type: "boolean" },
        failed: { type: "boolean" },
      },
    });
    const [file, ...others] = positionals;
    const ways = [file !== undefined, values.nightly, values.failed].filter(Boolean);
    if (ways.length !== 1 || others.length > 0) throw new WrongUsage("Name one file.");
    if (values["without-photos"] && file === undefined) throw new WrongUsage("Name one file.");
    const config = readConfig(settings);
    const now = new Date();
    if (file !== undefined) {
      await toFile(config, file, { hasPhotos: !values["without-photos"], now, print });
      return 0;
    }
    if (values.failed) {
      // systemd says it to what it starts then.
      await noteFailedNight(config, settings.MONITOR_SERVICE_RESULT || "an error", now);
      print("The site tells its office that the nightly backup has failed.");
      return 0;
    }
    try {
      const drill = await nightlyBackup(config, { now, print });
      return drill?.fault ? madeAndMore : 0;
    } catch (error) {
      if (!(error instanceof NotTold)) throw error;
      print(error.message);
      return madeAndMore;
    }
  },
};

type How = { hasPhotos: boolean; now: Date; print: Surroundings["print"] };

async function toFile(config: Config, file: string, how: How): Promise<void> {
  // Any other folder that is missing is a mistake, or not mounted.
  const isHere = path.dirname(path.resolve(file)) === backupFolder(config.dataDir);
  if (isHere) await prepareBackupFolder(config.dataDir);
  await makeBackup(config, file, how);
  if (config.backupBucket || !how.hasPhotos) return;
  // Where nothing is sent, whoever has a way of their own has made tonight's, if all is in it.
  await noteBackup(config, { made: { at: how.now.toISOString() } }).catch(() => {
    how.print("The site could not be told of it.");
  });
}
