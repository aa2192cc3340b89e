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

/** Of which archive a file is, and by whose try to make it: no two who make one, as after one was silent, write to the same. */
export type Try = { id: string; tries: number };

export function archiveFile(dataDir: string, of: Try): string {
  return path.join(archiveFolder(dataDir), fileName(of));
}

export function fileName({ id, tries }: Try): string {
  return `${id}-${tries}.zip`;
}

/** Whether the file of an archive is on this machine. */
export async function hasArchive(dataDir: string, of: Try): Promise<boolean> {
  const found = await stat(archiveFile(dataDir, of)).catch(() => undefined);
  return found !== undefined;
}

/** Deletes every file but that of one archive and its draft. @returns how many that were. */
export async function sweepArchives(dataDir: string, kept: Try | undefined): Promise<number> {
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
