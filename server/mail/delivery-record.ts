import { type DeliveryError, isFailing, type MailFacts } from "#domain/lead/mail-flow.ts";
import type { Connection } from "#server/database/connection.ts";
import { findSetting, storeSetting } from "#server/database/settings-repository.ts";

/** The last delivery that failed for a reason of all mails, and the last that worked. */
type LastDeliveries = Pick<MailFacts, "failed" | "sentAt">;

/** The same outcome within this time is not stored again, in milliseconds. */
const storeEvery = 10_000;

const failedName = "mail-last-failed";
const sentName = "mail-last-sent";

export type DeliveryRecord = ReturnType<typeof createDeliveryRecord>;

/**
 * Remembers in the database how the last deliveries ended, since any process may send mails and every one reports on
 * them. Costs a write when the outcome changes, and otherwise every ten seconds at most.
 */
export function createDeliveryRecord({ database }: Connection, clock: () => Date) {
  let known: LastDeliveries | undefined;

  const isRecent = (at: string) => clock().getTime() - Date.parse(at) < storeEvery;

  async function read(): Promise<LastDeliveries> {
    const failed = await findSetting(database, failedName);
    known = {
      failed: failed === undefined ? null : JSON.parse(failed),
      sentAt: (await findSetting(database, sentName)) ?? null,
    };
    return known;
  }

  return {
    /** As stored by whichever process was last. */
    read,

    async sent(): Promise<void> {
      const { failed, sentAt } = known ?? (await read());
      if (sentAt && isRecent(sentAt) && !(failed && failed.at >= sentAt)) return;
      await storeSetting(database, sentName, clock().toISOString());
      await read();
    },

    async failed(error: DeliveryError): Promise<void> {
      const last = known ?? (await read());
      const before = isFailing(last) ? last.failed : null;
      if (before?.error === error && isRecent(before.at)) return;
      const at = clock().toISOString();
      const since = before?.since ?? at;
      await storeSetting(database, failedName, JSON.stringify({ since, at, error }));
      await read();
    },
  };
}
