import { isOfPerson, type PersonMarks } from "#domain/lead/person-marks.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema.ts";
import {
  type DeadMailsReport,
  deadMailsKind,
  deadMailsName,
} from "#server/mail/dead-mails-mail.tsx";
import { type Contact, kindOf, type OutboxKinds, payloadOf, readRow } from "#server/mail/kinds.ts";
import { contactsWithin } from "#server/mail/stranded-mails.ts";
import { parts } from "#server/retention/kept-rows.ts";

const atOnce = 200;

type MailRow = Pick<OutboxTable, "id" | "kind" | "payload_version" | "payload">;

/**
 * Ids of a person's mails: those of their leads, and mails without a lead (some predate leads) that are to or about
 * them. `reports` are reports to the office that list one of their dead mails.
 */
export async function mailsOf(
  database: Database,
  kinds: OutboxKinds,
  { marks, leads }: { marks: PersonMarks; leads: string[] },
): Promise<{ mails: string[]; reports: string[] }> {
  const mails: string[] = [];
  const reports: string[] = [];
  for (const ids of parts(leads)) {
    const rows = await database
      .selectFrom("outbox")
      .select("id")
      .where("lead_id", "in", ids)
      .execute();
    mails.push(...rows.map(({ id }) => id));
  }
  for (let last = ""; ; ) {
    const rows: MailRow[] = await database
      .selectFrom("outbox")
      .select(["id", "kind", "payload_version", "payload"])
      .where("lead_id", "is", null)
      .where("id", ">", last)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    for (const row of rows) {
      const report = reportOf(row);
      if (report) {
        if (report.mails.some(({ person }) => isOfPerson(marks, person))) reports.push(row.id);
      } else if (contactsOf(row, kinds).some((contact) => isOfPerson(marks, contact))) {
        mails.push(row.id);
      }
    }
    const end = rows.at(-1);
    if (!end) return { mails, reports };
    last = end.id;
  }
}

/** Removes a person from reports of dead mails, and deletes reports about nobody else. */
export async function forgetInReports(
  transaction: DatabaseTransaction,
  reports: readonly string[],
  marks: PersonMarks,
): Promise<void> {
  for (const id of reports) {
    const row = await transaction
      .selectFrom("outbox")
      .select(["id", "kind", "payload_version", "payload"])
      .where("id", "=", id)
      .executeTakeFirst();
    const report = row && reportOf(row);
    if (!report) continue;
    const mails = report.mails.filter(({ person }) => !isOfPerson(marks, person));
    if (mails.length === 0) {
      await transaction.deleteFrom("outbox").where("id", "=", id).execute();
    } else {
      const payload = JSON.stringify({ ...report, mails });
      await transaction.updateTable("outbox").set({ payload }).where("id", "=", id).execute();
    }
  }
}

/** Everybody in a row's payload; in one by a newer release all contacts found, since it cannot be interpreted. */
function contactsOf(row: MailRow, kinds: OutboxKinds): Contact[] {
  const kind = kindOf(kinds, row);
  const payload = payloadOf(row);
  const isRead = kind && "lead" in kind && kind.lead;
  return isRead ? [isRead.person(payload)] : contactsWithin(payload);
}

/** The report in a row; undefined for other rows and for reports by a newer release. */
function reportOf(row: MailRow): DeadMailsReport | undefined {
  return readRow({ [deadMailsName]: deadMailsKind }, row)?.payload;
}
