import type { Database } from "#server/database/connection.ts";
import type { OutboxKinds } from "#server/mail/kinds.ts";
import { contentOf } from "#server/mail/mail-view.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { PersonRows } from "./person-rows.ts";

/** Everything stored about a person, as JSON: rows as stored, mails as they were or will be sent. */
export async function exportPerson(
  database: Database,
  rows: PersonRows,
  { kinds, mailOptions, now }: { kinds: OutboxKinds; mailOptions: MailOptions; now: Date },
): Promise<Record<string, unknown>> {
  const { customers, appointments, inquiries, assessments } = rows;
  const assessmentRows = await database
    .selectFrom("assessments")
    .selectAll()
    .where("id", "in", known(assessments))
    .execute();
  return {
    exportedAt: now.toISOString(),
    leads: await leadsOf(database, rows.leads),
    customers: await database
      .selectFrom("customers")
      .selectAll()
      .where("id", "in", known([...customers, ...rows.sharedCustomers]))
      .execute(),
    appointments: await database
      .selectFrom("appointments")
      .selectAll()
      .where("id", "in", known(appointments))
      .execute(),
    inquiries: await database
      .selectFrom("inquiries")
      .selectAll()
      .where("id", "in", known(inquiries))
      .execute(),
    assessments: assessmentRows.map((row) => ({ ...row, answers: JSON.parse(row.answers) })),
    mails: await mailsOf(database, [...rows.mails], { kinds, mailOptions }),
    audit: await auditOf(database, rows.leads),
  };
}

/** A list for `in (…)`, which must not be empty on either engine. */
function known(ids: readonly string[]): string[] {
  return ids.length > 0 ? [...ids] : [""];
}

async function leadsOf(database: Database, ids: readonly string[]) {
  const leads = await database
    .selectFrom("leads")
    .selectAll()
    .where("id", "in", known(ids))
    .orderBy("number")
    .execute();
  const events = await database
    .selectFrom("lead_events")
    .select(["lead_id", "at", "kind", "staff_id", "details"])
    .where("lead_id", "in", known(ids))
    .orderBy("number")
    .execute();
  // The search text only repeats the lead's other columns.
  return leads.map(({ search: _, ...lead }) => ({
    ...lead,
    timeline: events
      .filter(({ lead_id }) => lead_id === lead.id)
      .map(({ lead_id: _of, ...event }) => ({ ...event, details: JSON.parse(event.details) })),
  }));
}

async function mailsOf(
  database: Database,
  ids: string[],
  { kinds, mailOptions }: { kinds: OutboxKinds; mailOptions: MailOptions },
) {
  const rows = await database
    .selectFrom("outbox")
    .selectAll()
    .where("id", "in", known(ids))
    .orderBy("created_at")
    .execute();
  const mails: object[] = [];
  for (const row of rows) {
    const { to, subject, text } = await contentOf(row, kinds, mailOptions);
    mails.push({
      id: row.id,
      kind: row.kind,
      state: row.state,
      createdAt: row.created_at,
      sentAt: row.sent_at,
      to,
      subject,
      text,
      // Rows without a text, such as webhooks, show their payload instead.
      ...(text === "" && { payload: JSON.parse(row.payload) }),
    });
  }
  return mails;
}

/** The audit trail of their leads; it contains no personal data and survives an erasure. */
async function auditOf(database: Database, leads: readonly string[]) {
  const entries = await database
    .selectFrom("audit_entries")
    .select(["at", "staff_id", "action", "lead_id", "details"])
    .where("lead_id", "in", known(leads))
    .orderBy("number")
    .execute();
  return entries.map((entry) => ({ ...entry, details: JSON.parse(entry.details) }));
}
