import type { Connection } from "#server/database/connection.ts";
import { DatabaseUnavailable } from "#server/database/unavailable.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { queueFailedAlert, type RecordAlerts } from "./alert-somebody.ts";
import { claimAlert, type DueLead } from "./alerts-repository.ts";

/** What a look for due leads works with. */
export type Looking = {
  mailOptions: MailOptions;
  now: Date;
  log: { error(details: object, message: string): void };
  recordAlerts: RecordAlerts;
  /** Alerts about leads end that should have been answered before this. */
  expiredBefore: Date;
};

/** Milliseconds until a lead whose alert failed is tried again. */
const putOffFor = 5 * 60_000;

/**
 * Tries a lead again later whose alert failed. The office is told once that nobody else was.
 * @throws the error if the database is unavailable: then nothing is wrong with the lead.
 */
export async function putOff(
  { transact, engine }: Connection,
  lead: DueLead,
  error: unknown,
  { now, log }: Looking,
): Promise<void> {
  if (error instanceof DatabaseUnavailable) throw error;
  log.error({ err: error, lead: lead.id }, "alert of a lead failed, put off");
  const until = new Date(now.getTime() + putOffFor);
  const isOurs = await transact((transaction) => claimAlert(transaction, engine, lead, until));
  if (!isOurs) return;
  await transact((transaction) => queueFailedAlert(transaction, lead, now));
}
