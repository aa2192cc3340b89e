import type { EstimateBasis } from "#domain/estimate/estimate-basis.ts";
import type { EstimateContent } from "#domain/estimate/estimate-content.ts";
import type { Estimate } from "#domain/estimate/estimate-contract.ts";
import { isSame } from "#domain/report/three-way-merge.ts";
import type { Caller } from "#server/call/desk-call.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { EstimatesTable } from "#server/database/schema/estimate-tables.ts";
import { draftChanges, type OrConflict, refuseOther } from "#server/draft/draft-changes.ts";
import {
  draftOf,
  findDraftOf,
  type Place,
  unknownDraft,
  updateDraft,
} from "#server/draft/drafts-repository.ts";
import { OtherDraft } from "#server/draft/other-draft.ts";
import {
  begunColumns,
  noteOpened,
  refuseSentOrOther,
  revokeSent,
} from "#server/draft/sent-drafts.ts";
import { changeLead } from "#server/lead/change-lead.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";
import { findLead, lockLead } from "#server/lead/stored-lead.ts";
import { visible } from "#server/lead/visible-lead.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { DeskDeps } from "#server/submission/desk-work.ts";
import { amountColumns } from "./amount-columns.ts";
import { type Answering, answerEstimate } from "./answer-estimate.ts";
import { basisNow } from "./basis-now.ts";
import { estimateKind } from "./estimate-kind.ts";
import { contentOf, findOpenDraft, readEstimates } from "./estimates-repository.ts";
import { nextReminderOf } from "./followed-estimates.ts";
import { type Sending, sendEstimate } from "./send-estimate.ts";
import { signEstimate } from "./sign-estimate.ts";

export type EstimateServices = ReturnType<typeof createEstimateServices>;

type Written = {
  revision: number;
  /** What the sender's browser calls this change, and those before it that nobody has answered. */
  writing: string;
  unanswered: readonly string[];
  content: EstimateContent;
  corrects?: string | null | undefined;
};

/** Estimates, for whoever may see the lead, and what their persons say of them. */
export function createEstimateServices(
  deps: DeskDeps & { mailOptions: MailOptions; limits: Pick<Limits, "estimateAnswer"> },
) {
  const { connection, profile, mailOptions, limits, changes, outbox, clock } = deps;
  const { database } = connection;

  async function listed(leadId: string): Promise<{ estimates: Estimate[]; basis: EstimateBasis }> {
    const basis = await basisNow(database, leadId, profile);
    const estimates = await readEstimates(database, leadId, basis);
    const lead = await findLead(database, leadId);
    const next = lead && (await nextReminderOf(database, lead, { profile, now: clock() }));
    return {
      estimates: estimates.map((one) =>
        one.id === next?.estimate.id
          ? { ...one, reminders: { ...one.reminders, nextAt: next.at.toISOString() } }
          : one,
      ),
      basis: basis(null),
    };
  }

  const read = async (leadId: string) => (await listed(leadId)).estimates;
  const { quietly, change, discard } = draftChanges(deps, estimateKind, read);

  return {
    /** All estimates of a lead, the newest first, and what a new one would rest on. @throws Refusal 404 */
    async list(caller: Caller, leadId: string) {
      await visible(database, await findLead(database, leadId), caller);
      return listed(leadId);
    },

    /** Stores the draft. @throws Refusal 404 for another lead's; 400 when there are too many, or what it corrects was not sent. */
    async write(caller: Caller, place: Place, written: Written): Promise<OrConflict<Estimate>> {
      let isNew = false;
      const done = await quietly(caller, place, async (transaction, _lead, now) => {
        const estimate = await findDraftOf(transaction, estimateKind, place);
        isNew = estimate === undefined;
        const by = { staffId: caller.staff.id, now };
        if (estimate) await writeAgain(transaction, estimate, written, by);
        else await begin(transaction, place, written, by);
      });
      // Whoever writes on stores it every few seconds, which is no news to every screen.
      if (isNew) changes.wake();
      return done;
    },

    /**
     * Deletes a draft as it was at a revision; one that is not there is gone.
     * @returns the estimate that stays, and why: somebody has written in it since, or it was sent. @throws Refusal 404
     */
    discard: (caller: Caller, place: Place, revision: number) =>
      discard(caller, place, (estimate) => {
        if (estimate.sent_at) throw new OtherDraft("This estimate was sent, and stays.");
        refuseOther(estimateKind, estimate, revision);
      }),

    /** Sends an estimate to its person. @throws Refusal 404, 400 */
    send: (caller: Caller, place: Place, sending: Sending) =>
      change(caller, place, async (transaction, lead, now) => {
        const estimate = await draftOf(transaction, estimateKind, place);
        const basis = await basisNow(transaction, lead.id, profile);
        const doing = { staffId: caller.staff.id, now, opening: profile, mailOptions };
        await sendEstimate(transaction, { estimate, lead, sending, basis }, doing);
      }),

    /** Takes back an estimate that was sent: its person no longer finds it, and is told so. @throws Refusal 404, 409 when it was not sent. */
    async revoke(caller: Caller, place: Place): Promise<Estimate> {
      const { shown } = await change(caller, place, async (transaction, lead, now) => {
        const stored = await draftOf(transaction, estimateKind, place);
        const by = { staffId: caller.staff.id, now };
        const at = { ...by, timeZone: profile.timeZone };
        if (!(await revokeSent(transaction, estimateKind, { stored, lead }, at))) return;
        const columns = await amountColumns(transaction, lead);
        await changeLead(transaction, lead, { columns }, { ...by, opening: profile });
      });
      return shown;
    },

    /** Says that an option was signed on paper. @throws Refusal 404, 409 when the estimate does not stand. */
    async sign(
      caller: Caller,
      place: Place,
      signing: { optionId: string; at?: string | undefined },
    ): Promise<Estimate> {
      const { shown } = await change(caller, place, async (transaction, lead, now) => {
        const stored = await draftOf(transaction, estimateKind, place);
        const doing = { staffId: caller.staff.id, now, opening: profile };
        await signEstimate(transaction, { estimate: stored, lead, signing }, doing);
      });
      return shown;
    },

    /** What the person of an estimate says of it. @throws Refusal 404, 409, 429 */
    async answer(place: Place, answering: Answering): Promise<void> {
      await connection.transact(async (transaction) => {
        const lead = await lockLead(transaction, place.leadId);
        if (!lead) throw unknownDraft(estimateKind);
        const estimate = await draftOf(transaction, estimateKind, place);
        const doing = { now: clock(), opening: profile, limits };
        await answerEstimate(transaction, { estimate, lead, answering }, doing);
      });
      outbox.wake();
      changes.wake();
    },

    /** Sends its person no more reminders of an estimate, as they wish. Said again, it changes nothing. */
    async endReminders(place: Place): Promise<void> {
      await connection.transact(async (transaction) => {
        const lead = await lockLead(transaction, place.leadId);
        if (!lead) throw unknownDraft(estimateKind);
        const { id, sent_at, reminders_off_at } = await draftOf(transaction, estimateKind, place);
        if (!sent_at || reminders_off_at) return;
        const now = clock();
        const columns = { reminders_off_at: now.toISOString() };
        await updateDraft(transaction, estimateKind, id, columns);
        await addLeadChange(transaction, lead.id, now);
      });
      changes.wake();
    },

    /** Notes that the person has opened an estimate; the first time stands in the timeline. */
    async opened(id: string): Promise<void> {
      const isFirst = await connection.transact((transaction) =>
        noteOpened(transaction, estimateKind, id, clock()),
      );
      if (isFirst) changes.wake();
    },
  };
}

/**
 * Stores what somebody has written in the draft. What is there already changes nothing, and what was last written under a name that
 * the sender knows is theirs: its answer was lost.
 * @throws OtherDraft
 */
async function writeAgain(
  transaction: DatabaseTransaction,
  estimate: EstimatesTable,
  { revision, writing, unanswered, content }: Written,
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  if (isSame(contentOf(estimate), content)) return;
  const isOwn = unanswered.includes(estimate.written_as);
  refuseSentOrOther(estimateKind, estimate, revision, isOwn);
  await updateDraft(transaction, estimateKind, estimate.id, {
    ...{ content: JSON.stringify(content), revision: estimate.revision + 1 },
    ...{ written_at: now.toISOString(), written_by: staffId, written_as: writing },
  });
}

/** Stores a new draft. One that was deleted meanwhile, by whoever knew nothing of what is written now, is back with it. */
async function begin(
  transaction: DatabaseTransaction,
  place: Place,
  written: Written,
  by: { staffId: string; now: Date },
): Promise<void> {
  const other = await findOpenDraft(transaction, place.leadId);
  if (other) throw new OtherDraft("Somebody has begun an estimate for this lead.", other.id);
  const begun = await begunColumns(transaction, estimateKind, place, written, by);
  const unsigned = { signed_option: null, signed_at: null, signed_by: null };
  const unreminded = { reminders: 0, reminded_at: null, reminders_off_at: null };
  await transaction
    .insertInto("estimates")
    .values({ ...begun, ...unsigned, ...unreminded, basis: null, written_as: written.writing })
    .execute();
  await addLeadChange(transaction, place.leadId, by.now);
}
