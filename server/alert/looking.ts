import type { Connection } from "#server/database/connection.ts";
import { DatabaseUnavailable } from "#server/database/unavailable.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { queueFailedAlert, type RecordAlerts } from "./alert-somebody.ts";
import { claimAlert, type DueLead } from "./alerts-repository.ts";

/** What alerts are made with. */
export type Alerting = {
  mailOptions: MailOptions;
  clock: () => Date;
  log: { error(details: object, message: string): void };
  recordAlerts: RecordAlerts;
};

/** A look for due leads at one moment. */
export type Looking = Alerting & {
  now: Date;
  /** Alerts about leads end that should have been answered before this. */
  expiredBefore: Date;
};

/** Milliseconds after which a lead that found nobody on duty is no longer alerted about. */
const expiresAfter = 24 * 3_600_000;

/** A look at this moment; asked again after anything that may have waited. */
export function lookingNow(alerting: Alerting): Looking {
  const now = alerting.clock();
  return { ...alerting, now, expiredBefore: new Date(now.getTime() - expiresAfter) };
}

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
  { clock, log }: Alerting,
): Promise<void> {
  if (error instanceof DatabaseUnavailable) throw error;
  log.error({ err: error, lead: lead.id }, "alert of a lead failed, put off");
  const now = clock();
  const until = new Date(now.getTime() + putOffFor);
  const isOurs = await transact((transaction) => claimAlert(transaction, engine, lead, until));
  if (!isOurs) return;
  await transact((transaction) => queueFailedAlert(transaction, lead, now));
}
