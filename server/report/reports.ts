import type { BusinessFacts } from "#domain/business/facts.ts";
import type { ReportContent } from "#domain/report/report-content.ts";
import type { Report } from "#domain/report/report-contract.ts";
import { isSame } from "#domain/report/three-way-merge.ts";
import type { Caller } from "#server/call/desk-call.ts";
import { draftChanges } from "#server/draft/draft-changes.ts";
import { draftOf, findDraftOf, type Place, updateDraft } from "#server/draft/drafts-repository.ts";
import {
  begunColumns,
  noteOpened,
  refuseSentOrOther,
  revokeSent,
} from "#server/draft/sent-drafts.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";
import { findLead } from "#server/lead/stored-lead.ts";
import { visible } from "#server/lead/visible-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { Refusal } from "#server/refusal.ts";
import { appointmentOfLead } from "#server/roof-photo/roof-photos-repository.ts";
import type { DeskDeps } from "#server/submission/desk-work.ts";
import { reportKind } from "./report-kind.ts";
import { contentOf, readReports } from "./reports-repository.ts";
import { type Sending, sendReport } from "./send-report.ts";

export type ReportServices = ReturnType<typeof createReportServices>;

type Written = {
  revision: number;
  content: ReportContent;
  appointmentId?: string | null | undefined;
  corrects?: string | null | undefined;
};

/** Reports about roofs, for whoever may see the lead. */
export function createReportServices(
  deps: DeskDeps & {
    mailOptions: MailOptions;
    profile: { facts: Pick<BusinessFacts, "roofWords"> };
  },
) {
  const { connection, profile, mailOptions, changes, clock } = deps;
  const { database } = connection;
  const read = (leadId: string) => readReports(database, leadId);
  const { change, discard } = draftChanges(deps, reportKind, read);

  return {
    /** All reports about a lead's roof, the newest first. @throws Refusal 404 */
    async list(caller: Caller, leadId: string): Promise<Report[]> {
      await visible(database, await findLead(database, leadId), caller);
      return read(leadId);
    },

    /**
     * Stores a draft. What is there already changes nothing. One that was deleted meanwhile, by whoever knew nothing of what is written
     * now, is back with it.
     * @throws Refusal 404 for another lead's; 400 when there are too many, or what it corrects was not sent.
     */
    write: (caller: Caller, place: Place, written: Written) =>
      change(caller, place, async (transaction, lead, now) => {
        const { content, revision, appointmentId } = written;
        const by = { staffId: caller.staff.id, now };
        const stored = await findDraftOf(transaction, reportKind, place);
        if (stored && isSame(contentOf(stored), content)) return;
        if (stored) refuseSentOrOther(reportKind, stored, revision);
        const visit = {
          appointment_id: await appointmentOfLead(transaction, lead, appointmentId ?? undefined),
        };
        if (stored) {
          await updateDraft(transaction, reportKind, place.id, {
            ...{ content: JSON.stringify(content), revision: revision + 1 },
            ...{ written_at: now.toISOString(), written_by: by.staffId },
            ...(appointmentId && visit),
          });
        } else {
          const begun = await begunColumns(transaction, reportKind, place, written, by);
          const row = { ...begun, ...visit };
          await transaction.insertInto("reports").values(row).execute();
        }
        await addLeadChange(transaction, lead.id, now);
      }),

    /** Deletes a draft; one that is not there is gone. @throws Refusal 404, 409 when it was sent. */
    async discard(caller: Caller, place: Place): Promise<void> {
      await discard(caller, place, ({ sent_at }) => {
        if (sent_at) throw new Refusal(409, "This report was sent, and stays.");
      });
    },

    /** Sends a report to its person. @throws Refusal 404, 400 */
    send: (caller: Caller, place: Place, sending: Sending) =>
      change(caller, place, async (transaction, lead, now) => {
        const report = await draftOf(transaction, reportKind, place);
        const { conditions } = profile.facts.roofWords;
        const staffId = caller.staff.id;
        const doing = { staffId, now, opening: profile, mailOptions, conditions };
        await sendReport(transaction, { report, lead, sending }, doing);
      }),

    /** Takes back a report that was sent: its person no longer finds it, and is told so. @throws Refusal 404, 409 when it was not sent. */
    async revoke(caller: Caller, place: Place): Promise<Report> {
      const { shown } = await change(caller, place, async (transaction, lead, now) => {
        const stored = await draftOf(transaction, reportKind, place);
        const by = { staffId: caller.staff.id, now, timeZone: profile.timeZone };
        await revokeSent(transaction, reportKind, { stored, lead }, by);
      });
      return shown;
    },

    /** Notes that the person has opened a report; the first time stands in the timeline. */
    async opened(id: string): Promise<void> {
      const isFirst = await connection.transact((transaction) =>
        noteOpened(transaction, reportKind, id, clock()),
      );
      if (isFirst) changes.wake();
    },
  };
}
