import { closedStates } from "#domain/lead/lead.ts";
import { isPastTelling, untoldAlertAt, untoldInBrief } from "#domain/lead/untold-alert.ts";
import { alertOfUntold, office } from "#server/alert/alert-somebody.ts";
import { findOwners, isAnybodyHere } from "#server/alert/alerts-repository.ts";
import { recordAlerts } from "#server/alert/record-alerts.ts";
import { lockIfFree } from "#server/appointment/reminders-repository.ts";
import { knowledgeOf } from "#server/appointment/told-times.ts";
import { claimUntoldAlert, findUnalerted } from "#server/appointment/untold-appointments.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { dutyRulesOf, findOnDuty } from "#server/database/stored-duty.ts";
import { DatabaseUnavailable } from "#server/database/unavailable.ts";
import { lockLeadOfAppointment } from "#server/lead/stored-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";

type Looking = {
  mailOptions: MailOptions;
  clock: () => Date;
  log: { error(details: object, message: string): void };
};

/**
 * Alerts everybody on duty, or else the owners, that a person still expects us at a time that is wrong, two open hours before
 * it matters, and once for what they believe. Any number of processes may share a database: each appointment is locked, and
 * looked at again.
 */
export async function alertOfUntoldChanges(
  connection: Connection,
  looking: Looking,
): Promise<void> {
  const { clock, log } = looking;
  const due = (await findUnalerted(connection.database)).filter((row) => isDue(row, looking));
  if (due.length === 0 || !(await isAnybodyHere(connection.database))) return;
  for (const { id } of due) {
    try {
      await connection.transact(async (transaction) => {
        const row = await lockIfFree(transaction, connection.engine, id);
        if (!row || !isDue(row, looking)) return;
        await alert(transaction, row, looking, clock());
      });
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      log.error(
        { err: error, appointment: id },
        "alert about a change that nobody was told of failed",
      );
    }
  }
}

function isDue(row: AppointmentsTable, { mailOptions, clock }: Looking): boolean {
  const { profile } = mailOptions;
  const now = clock();
  const known = knowledgeOf(row);
  const at = untoldAlertAt(known, new Date(row.updated_at), profile);
  return at !== null && at <= now && !isPastTelling(known, now, profile);
}

async function alert(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  { mailOptions }: Looking,
  now: Date,
): Promise<void> {
  const lead = await lockLeadOfAppointment(transaction, row.id);
  if (!lead || closedStates.some((state) => state === lead.state)) return;
  // A lead that is opened again is alerted about then.
  if (!(await claimUntoldAlert(transaction, row, now))) return;
  const what = untoldInBrief(knowledgeOf(row));
  const alerting = { mailOptions, now, recordAlerts };
  for (const alerted of await peopleToAlert(transaction, now, mailOptions)) {
    await alertOfUntold(transaction, { lead, what }, alerted, alerting);
  }
}

async function peopleToAlert(database: Database, now: Date, { profile }: MailOptions) {
  const onDuty = await findOnDuty(database, now, dutyRulesOf(profile));
  if (onDuty.length > 0) return onDuty;
  const owners = await findOwners(database);
  return owners.length > 0 ? owners : [office];
}
