import { mailFaultText } from "#content/en/desk/mail-faults.ts";
import type { MailFault } from "#domain/lead/mail-fault.ts";
import type { Database } from "#server/database/connection.ts";
import { findSetting, storeSetting } from "#server/database/settings-repository.ts";
import { faultColumn } from "#server/database/stored-fault.ts";
import { dropHeldDeliveries } from "#server/database/webhook-deliveries.ts";

/*
 * After a restore nothing leaves the outbox, nor for webhooks, until somebody says so: what was waiting when the backup was
 * made may have been sent since (docs/decisions/releases-and-backups.md).
 */

const settingName = "mails-held";

/** Why a mail of the backup is not sent: as data, and in words for people. */
const droppedFault = { kind: "dropped" } as const satisfies MailFault;
const dropped = mailFaultText(droppedFault);

/** Holds all mails, texts, webhooks and calls of other systems, for every process on the database. */
export function holdMails(database: Database, now: Date): Promise<void> {
  return storeSetting(database, settingName, now.toISOString());
}

/** Since when mails are held, in ISO 8601; null when they are not. */
export async function mailsHeldSince(database: Database): Promise<string | null> {
  return (await findSetting(database, settingName)) ?? null;
}

/** Mails, texts and calls that wait: how many the backup brought, how many came since, and when the oldest was queued. */
export async function countHeld(
  database: Database,
  since: string,
): Promise<{ before: number; after: number; oldest: string | null }> {
  const { all, before, oldest } = await database
    .selectFrom("outbox")
    .where("state", "in", unsent)
    .select((row) => [
      row.fn.countAll<number | string>().as("all"),
      row.fn.countAll<number | string>().filterWhere("created_at", "<=", since).as("before"),
      row.fn.min("created_at").as("oldest"),
    ])
    .executeTakeFirstOrThrow();
  return { before: Number(before), after: Number(all) - Number(before), oldest };
}

/**
 * Lets mails go out again. Those that the backup brought are sent as well, or given up.
 * @param choice.isDropping Whether they are given up; the desk then says why.
 */
export async function releaseMails(
  database: Database,
  { since, isDropping }: { since: string; isDropping: boolean },
): Promise<void> {
  if (isDropping) {
    await database
      .updateTable("outbox")
      // No report follows: whoever dropped them knows. No escalation either.
      .set({
        state: "dead",
        error: dropped,
        fault: faultColumn(droppedFault),
        locked_until: null,
        escalate_at: null,
        reported_in: "release",
      })
      .where("state", "in", unsent)
      .where("created_at", "<=", since)
      .execute();
    await dropHeldDeliveries(database, since);
  }
  await database.deleteFrom("settings").where("name", "=", settingName).execute();
}

const unsent = ["queued", "sending"] as const;
