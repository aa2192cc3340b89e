import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** Where archives lie until they are downloaded, for this user alone. */
export function archiveFolder(dataDir: string): string {
  return path.resolve(dataDir, "archives");
}

export async function prepareArchiveFolder(dataDir: string): Promise<string> {
  const folder = archiveFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export function archiveFile(dataDir: string, id: string): string {
  return path.join(archiveFolder(dataDir), fileName(id));
}

export function fileName(id: string): string {
  return `${id}.zip`;
}

/** Whether the file of an archive is on this machine. */
export async function hasArchive(dataDir: string, id: string): Promise<boolean> {
  const found = await stat(archiveFile(dataDir, id)).catch(() => undefined);
  return found !== undefined;
}

/** Deletes every file but those of one archive. @returns how many that were. */
export async function sweepArchives(dataDir: string, kept: string | undefined): Promise<number> {
  const folder = archiveFolder(dataDir);
  const names = await readdir(folder).catch((): string[] => []);
  let deleted = 0;
  for (const name of names) {
    if (kept !== undefined && name.startsWith(fileName(kept))) continue;
    await rm(path.join(folder, name), { force: true });
    deleted += 1;
  }
  return deleted;
}
