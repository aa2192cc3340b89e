import type { BusinessFacts } from "#domain/business/facts.ts";
import type { ReportContent } from "#domain/report/report-content.ts";
import type { Report } from "#domain/report/report-contract.ts";
import { reportLimits } from "#domain/report/report-terms.ts";
import { isSame } from "#domain/report/three-way-merge.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Caller } from "#server/call/desk-call.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { ReportsTable } from "#server/database/schema/report-tables.ts";
import { unknownLead } from "#server/lead/lead-conflict.ts";
import { addLeadChange, addLeadEvent } from "#server/lead/lead-events.ts";
import { findLead, lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import { visible } from "#server/lead/visible-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { Refusal } from "#server/refusal.ts";
import { appointmentOfLead } from "#server/roof-photo/roof-photos-repository.ts";
import type { DeskDeps } from "#server/submission/desk-work.ts";
import { isId } from "#server/unguessable-id.ts";
import { OtherReport } from "./other-report.ts";
import {
  contentOf,
  countReports,
  deleteReport,
  findReport,
  readReports,
  storeReport,
  updateReport,
} from "./reports-repository.ts";
import { type Sending, sendReport } from "./send-report.ts";

export type ReportServices = ReturnType<typeof createReportServices>;

/** Which report of which lead. */
type Place = { leadId: string; id: string };

type Written = {
  revision: number;
  content: ReportContent;
  appointmentId?: string | null | undefined;
  corrects?: string | null | undefined;
};

/** A report as it is now; `conflict` says why what was asked was not done. */
export type ReportOrConflict = { report: Report; conflict: string | null };

/** Reports about roofs, for whoever may see the lead. */
export function createReportServices(
  deps: DeskDeps & {
    mailOptions: MailOptions;
    profile: { facts: Pick<BusinessFacts, "roofWords"> };
  },
) {
  const { connection, profile, mailOptions, changes, outbox, clock } = deps;
  const { database } = connection;

  /** Works while nobody else can change the lead. @throws Refusal 404 */
  async function change(
    caller: Caller,
    { leadId, id }: Place,
    work: (transaction: DatabaseTransaction, lead: StoredLead, now: Date) => Promise<void>,
  ): Promise<ReportOrConflict> {
    let conflict: string | null = null;
    try {
      await connection.transact(async (transaction) => {
        if (!isId(leadId)) throw unknownLead();
        const lead = await visible(transaction, await lockLead(transaction, leadId), caller);
        await work(transaction, lead, clock());
      });
    } catch (error) {
      if (!(error instanceof OtherReport)) throw error;
      conflict = error.message;
    }
    outbox.wake();
    changes.wake();
    const reports = await readReports(database, leadId);
    const report = reports.find((one) => one.id === id);
    if (!report) throw unknownReport();
    return { report, conflict };
  }

  return {
    /** All reports about a lead's roof, the newest first. @throws Refusal 404 */
    async list(caller: Caller, leadId: string): Promise<Report[]> {
      await visible(database, await findLead(database, leadId), caller);
      return readReports(database, leadId);
    },

    /** Stores a draft. @throws Refusal 404 for another lead's; 400 when there are too many, or what it corrects was not sent. */
    write: (caller: Caller, place: Place, written: Written) =>
      change(caller, place, async (transaction, lead, now) => {
        const report = await reportOf(transaction, place);
        if (report) await writeAgain(transaction, report, written, { caller, lead, now });
        else await begin(transaction, place, written, { caller, lead, now });
      }),

    /** Deletes a draft; one that is not there is gone. @throws Refusal 404, 409 when it was sent. */
    async discard(caller: Caller, { leadId, id }: Place): Promise<void> {
      await connection.transact(async (transaction) => {
        if (!isId(leadId)) throw unknownLead();
        await visible(transaction, await lockLead(transaction, leadId), caller);
        const report = await reportOf(transaction, { leadId, id });
        if (!report) return;
        if (report.sent_at) throw new Refusal(409, "This report was sent, and stays.");
        await deleteReport(transaction, id);
        const now = clock();
        await addAuditEntry(transaction, {
          ...{ at: now, staffId: caller.staff.id, action: "lead.report-discarded", leadId },
          details: { report: id },
        });
        await addLeadChange(transaction, leadId, now);
      });
      changes.wake();
    },

    /** Sends a report to its person. @throws Refusal 404, 400 */
    send: (caller: Caller, place: Place, sending: Sending) =>
      change(caller, place, async (transaction, lead, now) => {
        const report = await reportOf(transaction, place);
        if (!report) throw unknownReport();
        const { conditions } = profile.facts.roofWords;
        const staffId = caller.staff.id;
        const doing = { staffId, now, opening: profile, mailOptions, conditions };
        await sendReport(transaction, { report, lead, sending }, doing);
      }),

    /** Takes back a report that was sent: its person no longer finds it. @throws Refusal 404, 409 when it was not sent. */
    async revoke(caller: Caller, place: Place): Promise<Report> {
      const { report } = await change(caller, place, async (transaction, { id: leadId }, now) => {
        const stored = await reportOf(transaction, place);
        if (!stored) throw unknownReport();
        if (!stored.sent_at) throw new Refusal(409, "This report was not sent.");
        if (stored.revoked_at) return;
        const staffId = caller.staff.id;
        const revoked = { revoked_at: now.toISOString(), revoked_by: staffId };
        await updateReport(transaction, stored.id, revoked);
        const details = { does: "revoked" as const, report: stored.id };
        const event = { kind: "report" as const, details };
        await addLeadEvent(transaction, { leadId, at: now, staffId, event });
        await addAuditEntry(transaction, {
          ...{ at: now, staffId, action: "lead.report-revoked", leadId },
          details: { report: stored.id },
        });
        await addLeadChange(transaction, leadId, now);
      });
      return report;
    },

    /** Notes that the person has opened a report; the first time stands in the timeline. */
    async opened(id: string): Promise<void> {
      const isFirst = await connection.transact(async (transaction) => {
        const report = await findReport(transaction, id);
        if (!report?.sent_at) return false;
        const now = clock();
        const at = now.toISOString();
        await updateReport(transaction, id, { last_opened_at: at });
        if (report.opened_at) return false;
        const { numUpdatedRows } = await transaction
          .updateTable("reports")
          .set({ opened_at: at })
          .where("id", "=", id)
          .where("opened_at", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        const event = { kind: "report" as const, details: { does: "opened" as const, report: id } };
        await addLeadEvent(transaction, { leadId: report.lead_id, at: now, staffId: null, event });
        await addLeadChange(transaction, report.lead_id, now);
        return true;
      });
      if (isFirst) changes.wake();
    },
  };
}

type WritingBy = { caller: Caller; lead: StoredLead; now: Date };

/** Stores what somebody has written in a draft. What is there already changes nothing. @throws OtherReport */
async function writeAgain(
  transaction: DatabaseTransaction,
  report: ReportsTable,
  { revision, content, appointmentId }: Written,
  { caller, lead, now }: WritingBy,
): Promise<void> {
  if (isSame(contentOf(report), content)) return;
  if (report.sent_at) throw new OtherReport("This report was sent meanwhile, and stays as it is.");
  if (revision !== report.revision) {
    throw new OtherReport("Somebody else has written in this report meanwhile.");
  }
  await updateReport(transaction, report.id, {
    content: JSON.stringify(content),
    revision: revision + 1,
    ...{ written_at: now.toISOString(), written_by: caller.staff.id },
    ...(appointmentId && {
      appointment_id: await appointmentOfLead(transaction, lead, appointmentId),
    }),
  });
  await addLeadChange(transaction, lead.id, now);
}

/** Stores a new draft. One that was deleted meanwhile, by whoever knew nothing of what is written now, is back with it. */
async function begin(
  transaction: DatabaseTransaction,
  { id, leadId }: Place,
  { content, appointmentId, corrects = null }: Written,
  { caller, lead, now }: WritingBy,
): Promise<void> {
  if ((await countReports(transaction, leadId)) >= reportLimits.reports) {
    const words = `A lead takes ${reportLimits.reports} reports. Delete a draft first.`;
    throw new Refusal(400, words).because("too many reports");
  }
  if (corrects !== null) {
    const corrected = await reportOf(transaction, { leadId, id: corrects });
    if (!corrected?.sent_at || corrected.revoked_at) {
      throw new Refusal(
        400,
        "The report that this one corrects is not one that was sent, or was revoked.",
      ).because("corrects a draft");
    }
  }
  const at = now.toISOString();
  await storeReport(transaction, {
    ...{ id, lead_id: leadId, content, revision: 1, corrects },
    appointment_id: await appointmentOfLead(transaction, lead, appointmentId ?? undefined),
    ...{ started_at: at, written_at: at, written_by: caller.staff.id },
    ...{ sent_at: null, sent_by: null, revoked_at: null, revoked_by: null },
    ...{ opened_at: null, last_opened_at: null },
  });
  await addLeadChange(transaction, leadId, now);
}

/** The report if it is there. @throws Refusal 404 when it is another lead's. */
async function reportOf(
  transaction: DatabaseTransaction,
  { id, leadId }: Place,
): Promise<ReportsTable | undefined> {
  const report = await findReport(transaction, id);
  if (report && report.lead_id !== leadId) throw unknownReport();
  return report;
}

function unknownReport(): Refusal {
  return new Refusal(404, "This report is no longer here.").because("unknown report");
}
