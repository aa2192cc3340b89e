import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "#server/database/unavailable.ts";
import { startPasses } from "#server/passes.ts";

type Log = { info(details: object, message: string): void; warn: Log["info"] };

const day = 24 * 3_600_000;

/** Milliseconds that the backups of upgrades stay: as long as those of every night (deploy/systemd/site-backup.service). */
const upgradesKeptFor = 14 * day;
/** Milliseconds after which nobody is still writing to a draft. */
const draftsKeptFor = day;

/**
 * Deletes backups that upgrades have made once they are old, and what killed backups and restores have left: erased people
 * are in them. Any number of processes may do it.
 */
export function startBackupSweep({ dataDir, log }: { dataDir: string; log: Log }) {
  async function sweep(): Promise<void> {
    try {
      const deleted = await sweepBackups(dataDir, new Date());
      if (deleted > 0) log.info({ deleted, of: "backups" }, "old files deleted");
    } catch (error) {
      log.warn({ code: codeOf(error), of: "backups" }, "old files not deleted yet");
    }
  }
  return startPasses(sweep, { first: 60_000, every: 3_600_000 });
}

/** @returns how many files were deleted. */
export async function sweepBackups(dataDir: string, now: Date): Promise<number> {
  const backups = path.join(dataDir, "backups");
  const kinds = [
    { folder: backups, names: /^of-.+\.backup$/, keptFor: upgradesKeptFor },
    { folder: backups, names: /\.backup\.draft$/, keptFor: draftsKeptFor },
    { folder: backups, names: /^drill-/, keptFor: draftsKeptFor },
    // A restore's, with the files of SQLite beside it.
    { folder: dataDir, names: /\.db\.draft(?:-\w+)?$/, keptFor: draftsKeptFor },
  ];
  let deleted = 0;
  for (const { folder, names, keptFor } of kinds) {
    for (const name of await namesIn(folder)) {
      const file = path.join(folder, name);
      if (!names.test(name) || (await changedAt(file)) > now.getTime() - keptFor) continue;
      await rm(file, { recursive: true, force: true });
      deleted += 1;
    }
  }
  return deleted;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}

/** Milliseconds since 1970; another process may have deleted the file meanwhile. */
async function changedAt(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found?.mtimeMs ?? Number.POSITIVE_INFINITY;
}
