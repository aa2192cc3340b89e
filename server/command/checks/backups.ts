import { backupState, drillMissedAfter } from "#domain/backup/backup-state.ts";
import { createBackupBucket } from "#server/backup/backup-bucket.ts";
import { readBackupFacts } from "#server/backup/backup-notes.ts";
import type { Config } from "#server/config.ts";
import { openAsIs } from "#server/database/connect.ts";
import { hasDatabase } from "#server/database/existing-database.ts";
import { type Finding, fault, ok, skip, warn } from "./finding.ts";

type Backups = Pick<Config, "databaseUrl" | "dataDir" | "backupBucket">;

/** How old the newest backup is, and whether it could be restored. */
export async function checkBackups(config: Backups, now = new Date()): Promise<Finding> {
  if (!(await hasDatabase(config))) return skip("there is no database yet");
  const database = openAsIs(config);
  try {
    const hasBucket = config.backupBucket !== undefined;
    const facts = await readBackupFacts(database, { hasBucket, now });
    const { newestAt, failed, drill } = facts;
    const newest = newestAt ? `the newest is of ${newestAt}` : "there is none";
    const reason = failed ? `: ${failed.fault.replace(/\.$/, "")}` : "";
    const where = hasBucket ? "" : ", on this machine alone: set BACKUP_URL";
    switch (backupState(facts, now)) {
      case "expected":
        return skip("none yet; site-backup.timer makes the first one tonight");
      case "none":
        return warn(
          `none was ever made${reason}: systemctl enable --now site-backup.timer, or run site backup --nightly every night`,
        );
      case "late":
        return fault(
          `${newest}${reason}: systemctl status site-backup.service, then site backup --nightly`,
        );
      case "undrilled":
        return fault(`${newest}, and it could not be restored at ${drill?.at}: ${drill?.fault}`);
      case "good": {
        if (!drill)
          return warn(
            `${newest}, and none was ever tried: site backup --nightly does so once a week${where}`,
          );
        if (now.getTime() - Date.parse(drill.at) > drillMissedAfter)
          return warn(
            `${newest}, and restoring was not tried since ${drill.at}: journalctl -u site-backup.service says why${where}`,
          );
        const text = `${newest}, and restoring was tried at ${drill.at}${where}`;
        return hasBucket ? ok(text) : warn(text);
      }
    }
  } finally {
    await database.destroy();
  }
}

/** Whether the bucket of backups can be used. It writes, reads and deletes a file there. */
export async function checkBackupBucket({ backupBucket }: Backups): Promise<Finding> {
  if (!backupBucket) return skip("none in BACKUP_URL; backups stay on this machine");
  const bucket = createBackupBucket(backupBucket, { times: { within: 8_000, silentFor: 0 } });
  const found = await bucket.check();
  if (found) return fault(found);
  return ok(`${bucket.place} takes backups, and nobody else may read them`);
}
