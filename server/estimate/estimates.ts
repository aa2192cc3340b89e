import type { EstimateBasis } from "#domain/estimate/estimate-basis.ts";
import type { EstimateContent } from "#domain/estimate/estimate-content.ts";
import type { Estimate } from "#domain/estimate/estimate-contract.ts";
import { estimateLimits } from "#domain/estimate/estimate-terms.ts";
import { isSame } from "#domain/report/three-way-merge.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Caller } from "#server/call/desk-call.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { EstimatesTable } from "#server/database/schema/estimate-tables.ts";
import { changeLead } from "#server/lead/change-lead.ts";
import { unknownLead } from "#server/lead/lead-conflict.ts";
import { addLeadChange, addLeadEvent } from "#server/lead/lead-events.ts";
import { findLead, lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import { visible } from "#server/lead/visible-lead.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { Refusal } from "#server/refusal.ts";
import type { DeskDeps } from "#server/submission/desk-work.ts";
import { isId } from "#server/unguessable-id.ts";
import { amountColumns } from "./amount-columns.ts";
import { type Answering, answerEstimate } from "./answer-estimate.ts";
import { basisNow } from "./basis-now.ts";
import {
  contentOf,
  countEstimates,
  deleteEstimate,
  findDraft,
  findEstimate,
  readEstimates,
  storeEstimate,
  updateEstimate,
} from "./estimates-repository.ts";
import { OtherEstimate } from "./other-estimate.ts";
import { type Sending, sendEstimate } from "./send-estimate.ts";
import { signEstimate } from "./sign-estimate.ts";

export type EstimateServices = ReturnType<typeof createEstimateServices>;

/** Which estimate of which lead. */
type Place = { leadId: string; id: string };

type Written = {
  revision: number;
  /** What the sender's browser calls this change, and those before it that nobody has answered. */
  writing: string;
  unanswered: readonly string[];
  content: EstimateContent;
  corrects?: string | null | undefined;
};

/** An estimate as it is now; `conflict` says why what was asked was not done. */
export type EstimateOrConflict = { estimate: Estimate; conflict: string | null };

/** Estimates, for whoever may see the lead, and what their persons say of them. */
export function createEstimateServices(
  deps: DeskDeps & { mailOptions: MailOptions; limits: Pick<Limits, "estimateAnswer"> },
) {
  const { connection, profile, mailOptions, limits, changes, outbox, clock } = deps;
  const { database } = connection;

  async function listed(leadId: string): Promise<{ estimates: Estimate[]; basis: EstimateBasis }> {
    const basis = await basisNow(database, leadId, profile);
    return { estimates: await readEstimates(database, leadId, basis), basis: basis(null) };
  }

  /** Works while nobody else can change the lead. @throws Refusal 404 */
  async function change(
    caller: Caller,
    { leadId, id }: Place,
    work: (transaction: DatabaseTransaction, lead: StoredLead, now: Date) => Promise<void>,
  ): Promise<EstimateOrConflict> {
    let [conflict, shown]: [string | null, string] = [null, id];
    try {
      await connection.transact(async (transaction) => {
        if (!isId(leadId)) throw unknownLead();
        const lead = await visible(transaction, await lockLead(transaction, leadId), caller);
        await work(transaction, lead, clock());
      });
    } catch (error) {
      if (!(error instanceof OtherEstimate)) throw error;
      [conflict, shown] = [error.message, error.id];
    }
    const { estimates } = await listed(leadId);
    const estimate = estimates.find((one) => one.id === shown);
    if (!estimate) throw unknownEstimate();
    return { estimate, conflict };
  }

  /** The same where open screens are told, and mails may leave. */
  async function telling(...args: Parameters<typeof change>): Promise<EstimateOrConflict> {
    const done = await change(...args);
    outbox.wake();
    changes.wake();
    return done;
  }

  return {
    /** All estimates of a lead, the newest first, and what a new one would rest on. @throws Refusal 404 */
    async list(caller: Caller, leadId: string) {
      await visible(database, await findLead(database, leadId), caller);
      return listed(leadId);
    },

    /** Stores the draft. @throws Refusal 404 for another lead's; 400 when there are too many, or what it corrects was not sent. */
    async write(caller: Caller, place: Place, written: Written): Promise<EstimateOrConflict> {
      let isNew = false;
      const done = await change(caller, place, async (transaction, lead, now) => {
        const estimate = await estimateOf(transaction, place);
        isNew = estimate === undefined;
        if (estimate) await writeAgain(transaction, estimate, written, { caller, now });
        else await begin(transaction, place, written, { caller, lead, now });
      });
      // Whoever writes on stores it every few seconds, which is no news to every screen.
      if (isNew) changes.wake();
      return done;
    },

    /**
     * Deletes a draft as it was at a revision; one that is not there is gone.
     * @returns the estimate that stays, and why: somebody has written in it since, or it was sent. @throws Refusal 404
     */
    async discard(
      caller: Caller,
      place: Place,
      revision: number,
    ): Promise<EstimateOrConflict | undefined> {
      let isGone = false;
      const work = async (transaction: DatabaseTransaction, lead: StoredLead, now: Date) => {
        const estimate = await estimateOf(transaction, place);
        isGone = true;
        if (!estimate) return;
        isGone = false;
        const { id } = estimate;
        if (estimate.sent_at) throw new OtherEstimate("This estimate was sent, and stays.", id);
        if (estimate.revision !== revision) throw new OtherEstimate(writtenMeanwhile, id);
        await deleteEstimate(transaction, id);
        isGone = true;
        await addAuditEntry(transaction, {
          ...{ at: now, staffId: caller.staff.id, action: "lead.estimate-discarded" },
          ...{ leadId: lead.id, details: { estimate: id } },
        });
        await addLeadChange(transaction, lead.id, now);
      };
      try {
        return await telling(caller, place, work);
      } catch (error) {
        if (isGone && error instanceof Refusal && error.status === 404) {
          changes.wake();
          return undefined;
        }
        throw error;
      }
    },

    /** Sends an estimate to its person. @throws Refusal 404, 400 */
    send: (caller: Caller, place: Place, sending: Sending) =>
      telling(caller, place, async (transaction, lead, now) => {
        const estimate = await estimateOf(transaction, place);
        if (!estimate) throw unknownEstimate();
        const basis = await basisNow(transaction, lead.id, profile);
        const doing = { staffId: caller.staff.id, now, opening: profile, mailOptions };
        await sendEstimate(transaction, { estimate, lead, sending, basis }, doing);
      }),

    /** Takes back an estimate that was sent: its person no longer finds it. @throws Refusal 404, 409 when it was not sent. */
    async revoke(caller: Caller, place: Place): Promise<Estimate> {
      const { estimate } = await telling(caller, place, async (transaction, lead, now) => {
        const leadId = lead.id;
        const stored = await estimateOf(transaction, place);
        if (!stored) throw unknownEstimate();
        if (!stored.sent_at) throw new Refusal(409, "This estimate was not sent.");
        if (stored.revoked_at) return;
        const staffId = caller.staff.id;
        const revoked = { revoked_at: now.toISOString(), revoked_by: staffId };
        await updateEstimate(transaction, stored.id, revoked);
        const details = { does: "revoked" as const, estimate: stored.id };
        const event = { kind: "estimate" as const, details };
        await addLeadEvent(transaction, { leadId, at: now, staffId, event });
        await addAuditEntry(transaction, {
          ...{ at: now, staffId, action: "lead.estimate-revoked", leadId },
          details: { estimate: stored.id },
        });
        const columns = await amountColumns(transaction, lead);
        await changeLead(transaction, lead, { columns }, { staffId, now, opening: profile });
      });
      return estimate;
    },

    /** Says that an option was signed on paper. @throws Refusal 404, 409 when the estimate does not stand. */
    async sign(
      caller: Caller,
      place: Place,
      signing: { optionId: string; at?: string | undefined },
    ): Promise<Estimate> {
      const { estimate } = await telling(caller, place, async (transaction, lead, now) => {
        const stored = await estimateOf(transaction, place);
        if (!stored) throw unknownEstimate();
        const doing = { staffId: caller.staff.id, now, opening: profile };
        await signEstimate(transaction, { estimate: stored, lead, signing }, doing);
      });
      return estimate;
    },

    /** What the person of an estimate says of it. @throws Refusal 404, 409, 429 */
    async answer(place: Place, answering: Answering): Promise<void> {
      await connection.transact(async (transaction) => {
        const lead = await lockLead(transaction, place.leadId);
        const estimate = lead && (await estimateOf(transaction, place));
        if (!lead || !estimate) throw unknownEstimate();
        const doing = { now: clock(), opening: profile, limits };
        await answerEstimate(transaction, { estimate, lead, answering }, doing);
      });
      outbox.wake();
      changes.wake();
    },

    /** Notes that the person has opened an estimate; the first time stands in the timeline. */
    async opened(id: string): Promise<void> {
      const isFirst = await connection.transact(async (transaction) => {
        const estimate = await findEstimate(transaction, id);
        if (!estimate?.sent_at) return false;
        const now = clock();
        const at = now.toISOString();
        await updateEstimate(transaction, id, { last_opened_at: at });
        const { numUpdatedRows } = await transaction
          .updateTable("estimates")
          .set({ opened_at: at })
          .where("id", "=", id)
          .where("opened_at", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        const leadId = estimate.lead_id;
        const details = { does: "opened" as const, estimate: id };
        const event = { kind: "estimate" as const, details };
        await addLeadEvent(transaction, { leadId, at: now, staffId: null, event });
        await addLeadChange(transaction, leadId, now);
        return true;
      });
      if (isFirst) changes.wake();
    },
  };
}

const writtenMeanwhile = "Somebody else has written in this estimate meanwhile.";

/**
 * Stores what somebody has written in the draft. What is there already changes nothing, and what was last written under a name that
 * the sender knows is theirs: its answer was lost.
 * @throws OtherEstimate
 */
async function writeAgain(
  transaction: DatabaseTransaction,
  estimate: EstimatesTable,
  { revision, writing, unanswered, content }: Written,
  { caller, now }: { caller: Caller; now: Date },
): Promise<void> {
  const { id } = estimate;
  if (isSame(contentOf(estimate), content)) return;
  if (estimate.sent_at) {
    throw new OtherEstimate("This estimate was sent meanwhile, and stays as it is.", id);
  }
  const isOwn = unanswered.includes(estimate.written_as);
  if (revision !== estimate.revision && !isOwn) throw new OtherEstimate(writtenMeanwhile, id);
  await updateEstimate(transaction, id, {
    content: JSON.stringify(content),
    revision: estimate.revision + 1,
    ...{ written_at: now.toISOString(), written_by: caller.staff.id, written_as: writing },
  });
}

/** Stores a new draft. One that was deleted meanwhile, by whoever knew nothing of what is written now, is back with it. */
async function begin(
  transaction: DatabaseTransaction,
  { id, leadId }: Place,
  { content, writing, corrects = null }: Written,
  { caller, lead, now }: { caller: Caller; lead: StoredLead; now: Date },
): Promise<void> {
  const other = await findDraft(transaction, leadId);
  if (other) throw new OtherEstimate("Somebody has begun an estimate for this lead.", other.id);
  if ((await countEstimates(transaction, leadId)) >= estimateLimits.estimates) {
    const words = `A lead takes ${estimateLimits.estimates} estimates.`;
    throw new Refusal(400, words).because("too many estimates");
  }
  if (corrects !== null) {
    const corrected = await estimateOf(transaction, { leadId, id: corrects });
    if (!corrected?.sent_at || corrected.revoked_at) {
      throw new Refusal(
        400,
        "The estimate that this one corrects is not one that was sent, or was revoked.",
      ).because("corrects a draft");
    }
  }
  const at = now.toISOString();
  await storeEstimate(transaction, {
    ...{ id, lead_id: leadId, content: JSON.stringify(content), basis: null, revision: 1 },
    ...{ started_at: at, written_at: at, written_by: caller.staff.id, written_as: writing },
    ...{ sent_at: null, sent_by: null, corrects, revoked_at: null, revoked_by: null },
    ...{ opened_at: null, last_opened_at: null },
    ...{ signed_option: null, signed_at: null, signed_by: null },
  });
  await addLeadChange(transaction, lead.id, now);
}

/** The estimate if it is there. @throws Refusal 404 when it is another lead's. */
async function estimateOf(
  transaction: DatabaseTransaction,
  { id, leadId }: Place,
): Promise<EstimatesTable | undefined> {
  const estimate = await findEstimate(transaction, id);
  if (estimate && estimate.lead_id !== leadId) throw unknownEstimate();
  return estimate;
}

function unknownEstimate(): Refusal {
  return new Refusal(404, "This estimate is no longer here.").because("unknown estimate");
}
