import { sql } from "kysely";
import { type BackupFacts, type BackupState, backupState } from "#domain/backup/backup-state.ts";
import type { Config } from "#server/config.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { findSetting } from "#server/database/settings-repository.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import { readBackupFacts } from "./backup-notes.ts";
import { backupKinds } from "./backup-trouble-mail.tsx";

/** Milliseconds between two mails about the same trouble. */
const tellEvery = 24 * 3_600_000;

const toldName = "backup-told";

export type BackupWatch = ReturnType<typeof createBackupWatch>;

/** Watches whether backups are made and can be restored, and tells of it when not. */
export function createBackupWatch(parts: {
  connection: Connection;
  config: Pick<Config, "backupBucket" | "isProduction">;
  clock: () => Date;
}) {
  const { connection, config, clock } = parts;

  async function read(): Promise<BackupFacts & { state: BackupState }> {
    const hasBucket = config.backupBucket !== undefined;
    const now = clock();
    const facts = await readBackupFacts(connection.database, { hasBucket, now });
    const state = backupState(facts, now);
    // Whoever tries the site, or works on it, has nothing to lose.
    const isNag = !config.isProduction && state !== "good";
    return { ...facts, state: isNag ? "expected" : state };
  }

  return {
    read,

    /** For whoever watches the site: ages in seconds, moments in ISO 8601; null for what there never was. */
    async report() {
      const { newestAt, drill } = await read();
      return {
        newestBackupSeconds:
          newestAt === null
            ? null
            : Math.max(0, Math.round((clock().getTime() - Date.parse(newestAt)) / 1_000)),
        lastDrillAt: drill?.at ?? null,
        /** Null when it passed. */
        lastDrillError: drill?.fault ?? null,
      };
    },

    /** For the upkeep: mails the office, once a day at most, while a backup is missing or useless. */
    async tell(): Promise<void> {
      if (!config.isProduction) return;
      const now = clock();
      const told = await findSetting(connection.database, toldName);
      if (told && now.getTime() - Date.parse(told) < tellEvery) return;
      const { state, newestAt, failed, drill } = await read();
      if (state !== "late" && state !== "undrilled") return;
      await connection.transact(async (transaction) => {
        if (!(await claimTelling(transaction, now))) return;
        const payload = {
          ...{ state, newestAt, fault: failed?.fault ?? null },
          drill: drill && { at: drill.at, fault: drill.fault },
        };
        await enqueue(transaction, backupKinds, { kind: "backup-trouble", payload }, now);
      });
    },
  };
}

/** False when it was told within the last day; another process that is first makes this one wait. */
async function claimTelling(transaction: DatabaseTransaction, now: Date): Promise<boolean> {
  const value = now.toISOString();
  const before = new Date(now.getTime() - tellEvery).toISOString();
  const claimed = await transaction
    .insertInto("settings")
    .values({ name: toldName, value })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ value })
        .where(sql<boolean>`settings.value <= ${before}`),
    )
    .returning("name")
    .executeTakeFirst();
  return claimed !== undefined;
}
