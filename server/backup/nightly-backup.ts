import { rm } from "node:fs/promises";
import path from "node:path";
import { backupName, backupTime, isAhead, siteOfBackup } from "#domain/backup/backup-name.ts";
import { type Drill, isDrillDue } from "#domain/backup/backup-state.ts";
import { bucketRule, endedBackups, folderRule } from "#domain/backup/kept-backups.ts";
import { ownBackups } from "#domain/backup/own-backups.ts";
import type { Config } from "#server/config.ts";
import { openAsIs } from "#server/database/connect.ts";
import { requireDatabase } from "#server/database/existing-database.ts";
import { type BackupBucket, createBackupBucket } from "./backup-bucket.ts";
import { backupFolder, backupsHere, prepareBackupFolder } from "./backup-folder.ts";
import { noteBackup, readBackupFacts } from "./backup-notes.ts";
import { drillBackup } from "./drill.ts";
import { makeBackup } from "./make-backup.ts";
import { isEncrypted, NotEncrypted } from "./passphrase.ts";
import { givenSiteId } from "./site-id.ts";

type Night = { now: Date; print: (line: string) => void };

/** The same, of a site that knows its own backups. */
type NightOfSite = Night & { site: string };

/** Milliseconds that a backup is worth sending for which the bucket was away. */
const worthSendingFor = 12 * 3_600_000;

/** A backup was made, and sent if there is a bucket; the site does not know of it, and another one would not change that. */
export class NotTold extends Error {}

/**
 * What is done every night: makes a backup, sends it to the bucket if there is one, deletes those whose time is over, and
 * once a week tries whether the newest one can be restored.
 * @returns the drill, if one was due and could be tried.
 * @throws Error in one line when there is no backup of this night, which is noted for the site to tell of; NotTold.
 */
export async function nightlyBackup(config: Config, night: Night): Promise<Drill | undefined> {
  const { now, print } = night;
  await requireDatabase(config);
  const folder = await prepareBackupFolder(config.dataDir);
  const bucket = config.backupBucket && createBackupBucket(config.backupBucket);
  // Whoever does not know which backups are its own takes none of another site for them.
  let site = "unknown";
  let name = backupName(now, undefined);
  try {
    const given = await givenSiteId(config);
    site = given ?? site;
    name = backupName(now, given);
    const unsent = bucket && (await unsentBackup(config, now));
    if (unsent) name = unsent;
    else await makeBackup(config, path.join(folder, name), { ...night, hasPhotos: true });
    await bucket?.send(path.join(folder, name), name);
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    const isMade = (await backupsHere(config.dataDir)).includes(name);
    const failed = { at: now.toISOString(), fault, isFinal: false, unsent: isMade ? name : null };
    // The database itself may be what is away.
    await noteBackup(config, { failed }).catch(() => {});
    throw error;
  }
  const at = (backupTime(name) ?? now).toISOString();
  if (bucket) print(`sent to ${bucket.place}`);
  const untold = await noteBackup(config, bucket ? { sent: { at } } : { made: { at } }).then(
    () => undefined,
    (error: Error) => error,
  );
  // Whatever the database says: a disk that is full would end the site as well.
  await deleteEnded(config, bucket, { ...night, site });
  if (untold) {
    throw new NotTold(`The site could not be told of the backup: ${untold.message}`, {
      cause: untold,
    });
  }
  const { drill } = await factsOf(config, now);
  return isDrillDue(drill, now) ? drillNewest(config, bucket, { ...night, site }) : undefined;
}

/**
 * Notes that the nightly run has ended without success and nobody tries again, also where it was killed and could not.
 * @param how As the service's manager says it, such as `oom-kill`.
 */
export async function noteFailedNight(config: Config, how: string, now: Date): Promise<void> {
  const { newestAt, failed, drill } = await factsOf(config, now);
  const at = now.toISOString();
  const fault = `The nightly run was ended (${how}).`;
  if (failed) return noteBackup(config, { failed: { ...failed, at, isFinal: true } });
  const isMade = newestAt !== null && now.getTime() - Date.parse(newestAt) < worthSendingFor;
  if (!isMade) {
    return noteBackup(config, { failed: { at, fault, isFinal: true, unsent: null } });
  }
  // It was made, so that this was its drill, which may have said so itself.
  if (drill && drill.at >= newestAt) return;
  await noteBackup(config, { drilled: { at, backup: "", fault, rows: null } });
}

/**
 * Restores the newest backup there is, from the bucket if there is one, and notes what came of it. One that cannot be had
 * says nothing of whether it can be restored: nothing is noted then, and the next night tries.
 * @returns undefined when it was not tried.
 */
async function drillNewest(
  config: Config,
  bucket: BackupBucket | undefined,
  { now, print, site }: NightOfSite,
): Promise<Drill | undefined> {
  const folder = backupFolder(config.dataDir);
  const at = now.toISOString();
  let drill: Drill = { at, backup: "", fault: null, rows: null };
  let file = "";
  let fetched: string | undefined;
  let isHere = false;
  try {
    const newest = bucket ? await bucket.find("latest", now, site) : undefined;
    const newestHere = newestOf(await ownHere(config, site), now);
    drill.backup = newest?.name ?? newestHere;
    file = path.join(folder, newestHere);
    if (bucket && newest) {
      file = path.join(folder, `${newest.name}.draft`);
      fetched = file;
      await rm(fetched, { force: true });
      await bucket.fetch(newest, file);
    }
    isHere = true;
    const rows = await drillBackup(file, { passphrase: config.backupPassphrase, folder, now });
    drill = { ...drill, rows };
    print(
      `drill: ${drill.backup} can be restored, with ${rows.leads} leads, ${rows.appointments} appointments and ${rows.people} people`,
    );
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (!isHere && !(error instanceof NotEncrypted)) {
      print(`drill: not tried, and tried again the next night: ${said}`);
      return undefined;
    }
    const fault = (file ? said.replaceAll(file, drill.backup) : said).replace(/\.$/, "");
    drill = { ...drill, fault };
    print(`drill: the newest backup cannot be restored: ${fault}.`);
  } finally {
    if (fetched) await rm(fetched, { force: true });
  }
  await noteBackup(config, { drilled: drill });
  return drill;
}

/** Of names of backups, newest first; empty if there is none. */
function newestOf(names: readonly string[], now: Date): string {
  return names.find((name) => !isAhead(backupTime(name) ?? now, now)) ?? "";
}

/** One of the last hours that could not be sent, and that nobody has to make again. */
async function unsentBackup(config: Config, now: Date): Promise<string | undefined> {
  const name = (await factsOf(config, now)).failed?.unsent;
  const at = name && backupTime(name);
  if (!at || isAhead(at, now) || now.getTime() - at.getTime() > worthSendingFor) return undefined;
  if (!(await backupsHere(config.dataDir)).includes(name)) return undefined;
  return (await isEncrypted(path.join(backupFolder(config.dataDir), name))) ? name : undefined;
}

/** Names of the site's own backups on its own disk, newest first. */
async function ownHere(config: Config, site: string): Promise<string[]> {
  const all = (await backupsHere(config.dataDir)).map((name) => ({ name }));
  return ownBackups(all, site).own.map(({ name }) => name);
}

/** What cannot be deleted stays for the next night: a backup is worth more than its end. */
async function deleteEnded(
  config: Config,
  bucket: BackupBucket | undefined,
  { print, site }: NightOfSite,
) {
  for (const name of endedBackups(await ownHere(config, site), folderRule)) {
    await rm(path.join(backupFolder(config.dataDir), name), { force: true });
    print(`deleted: ${name}`);
  }
  if (!bucket) return;
  try {
    // Others may be of a site that still runs the release before, which named none.
    const named = (await bucket.list()).filter(({ name }) => siteOfBackup(name) === site);
    const names = named.map(({ name }) => name);
    for (const name of endedBackups(names, bucketRule)) {
      await bucket.remove(name);
      print(`deleted from ${bucket.place}: ${name}`);
    }
  } catch (error) {
    print(`not deleted yet: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function factsOf(config: Config, now: Date) {
  const database = openAsIs(config);
  try {
    const hasBucket = config.backupBucket !== undefined;
    return await readBackupFacts(database, { hasBucket, now });
  } finally {
    await database.destroy();
  }
}
