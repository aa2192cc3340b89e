import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { backupTime } from "#domain/backup/backup-name.ts";
import { codeOf } from "#server/database/unavailable.ts";

/** The site's own folder of backups. */
export function backupFolder(dataDir: string): string {
  return path.resolve(dataDir, "backups");
}

/** On the first day the site has none yet. */
export async function prepareBackupFolder(dataDir: string): Promise<string> {
  const folder = backupFolder(dataDir);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`${folder} cannot be made (${codeOf(error)}).`, { cause: error });
  }
  return folder;
}

/** Names of the nightly run's backups in that folder, newest first. */
export async function backupsHere(dataDir: string): Promise<string[]> {
  const names = await readdir(backupFolder(dataDir)).catch((): string[] => []);
  const timeOf = (name: string) => backupTime(name)?.getTime() ?? Number.NaN;
  return names.filter((name) => backupTime(name)).sort((one, other) => timeOf(other) - timeOf(one));
}
