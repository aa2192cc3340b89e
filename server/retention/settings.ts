import type { Retention } from "#domain/lead/records-contract.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Connection } from "#server/database/connection.ts";
import { readRetention, storeRetention } from "./retention-settings.ts";

export type SettingServices = ReturnType<typeof createSettingServices>;

/** The owner's settings. */
export function createSettingServices({
  connection,
  clock,
}: {
  connection: Connection;
  clock: () => Date;
}) {
  return {
    /** How long data is kept. */
    retention: (): Promise<Retention> => readRetention(connection.database),

    changeRetention(retention: Retention, staffId: string): Promise<Retention> {
      return connection.transact(async (transaction) => {
        const from = await readRetention(transaction);
        await storeRetention(transaction, retention);
        const details = { from, to: retention };
        await addAuditEntry(transaction, {
          at: clock(),
          staffId,
          action: "settings.changed",
          details,
        });
        return retention;
      });
    },
  };
}
