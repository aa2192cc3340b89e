import { rm, stat } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { ownBackups } from "#domain/backup/own-backups.ts";
import { type BackupBucket, createBackupBucket } from "#server/backup/backup-bucket.ts";
import { backupFolder, backupsHere, prepareBackupFolder } from "#server/backup/backup-folder.ts";
import { countRows, restoreBackup } from "#server/backup/restore-backup.ts";
import { knownSiteId } from "#server/backup/site-id.ts";
import { type Config, readConfig } from "#server/config.ts";
import { photoSizes } from "#server/photo/photo-store.ts";
import { type Command, type Surroundings, WrongUsage } from "./command.ts";

/** Needs the site to be stopped, except for a drill. */
export const restoreCommand: Command = {
  usage: "(FILE | --from-bucket NAME) [--drill | --replace] | --list",
  summary:
    "Puts a backup in the place of an empty database, its photos into their folder or bucket, and holds its mails. --from-bucket: reads it from the bucket in BACKUP_URL, by its name or as latest. --replace: keeps the database that is there aside, lists who has written since the backup, and brings over what fits. --drill: tries it on a copy, beside the running site, and compares. --list: names the backups of the nightly run, here and in the bucket.",
  async run(args, { settings, print }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        drill: { type: "boolean" },
        replace: { type: "boolean" },
        list: { type: "boolean" },
        "from-bucket": { type: "string" },
      },
    });
    const { drill: isDrill = false, replace: isReplacing = false, "from-bucket": name } = values;
    const [file, ...others] = positionals;
    const config = readConfig(settings);
    if (values.list) {
      await list(config, print);
      return 0;
    }
    if (others.length > 0 || (file === undefined) === (name === undefined)) {
      throw new WrongUsage("Name one file, or one backup in the bucket.");
    }
    if (isDrill && isReplacing) throw new WrongUsage("A drill replaces nothing.");
    if (file !== undefined) await restore(config, file, { isDrill, isReplacing, print });
    else {
      await fromBucket(config, name ?? "", print, (fetched) =>
        restore(config, fetched, { isDrill, isReplacing, print }),
      );
    }
    return 0;
  },
};

type Print = Surroundings["print"];

async function restore(
  config: Config,
  file: string,
  how: { isDrill: boolean; isReplacing: boolean; print: Print },
): Promise<void> {
  const { isDrill, isReplacing, print } = how;
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
  if (since.changed.length > 0) {
    print(`Changed since the backup, which has it as it was: ${since.changed.length}`);
    for (const words of since.changed) print(`    ${words}`);
  }
  if (kept) print(`The former database is kept: ${kept}`);
  if (photos.aside > 0) {
    print(`Files of photos that the backup does not know are kept: ${photos.asideFolder}`);
  }
  print(isDrill ? "The backup can be restored. Nothing was changed." : restored);
}

const restored =
  "Restored. Mails are held, since some may have been sent after the backup: site mail status, then site mail release.";

function bucketOf({ backupBucket }: Config): BackupBucket {
  if (backupBucket) return createBackupBucket(backupBucket);
  throw new Error("There is no bucket of backups: set BACKUP_URL.");
}

/** Reads a backup into the folder of backups, where there is room for it, for as long as `work` needs it. */
async function fromBucket(
  config: Config,
  name: string,
  print: Print,
  work: (file: string) => Promise<void>,
): Promise<void> {
  const bucket = bucketOf(config);
  const found = await bucket.find(name, new Date(), await siteOf(config));
  print(`${found.name} from ${bucket.place}`);
  const folder = await prepareBackupFolder(config.dataDir);
  const file = path.join(folder, `${found.name}.draft`);
  await rm(file, { force: true });
  try {
    await bucket.fetch(found, file);
    await work(file);
  } finally {
    await rm(file, { force: true });
  }
}

type Listed = { name: string; bytes: number };

async function list(config: Config, print: Print): Promise<void> {
  const site = await siteOf(config);
  const printAll = (place: string, backups: readonly Listed[]) => {
    if (backups.length === 0) print(`no backup in ${place}`);
    const { own, others } = ownBackups(backups, site);
    for (const one of backups) {
      const whose = others.length === 0 || own.includes(one) ? "" : ", not of this site";
      print(`${one.name} ${Math.ceil(one.bytes / 1_000)} kB, ${place}${whose}`);
    }
  };
  const folder = backupFolder(config.dataDir);
  const here: Listed[] = [];
  for (const name of await backupsHere(config.dataDir)) {
    const found = await stat(path.join(folder, name)).catch(() => undefined);
    if (found) here.push({ name, bytes: found.size });
  }
  printAll(folder, here);
  if (!config.backupBucket) return;
  const bucket = bucketOf(config);
  printAll(bucket.place, await bucket.list());
}

/** A backup is often restored because its database is away: then names have to do. */
const siteOf = (config: Config) => knownSiteId(config).catch(() => undefined);
