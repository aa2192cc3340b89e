import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Caller } from "#server/call/desk-call.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { unknownLead } from "#server/lead/lead-conflict.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";
import { lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import { visible } from "#server/lead/visible-lead.ts";
import type { DeskDeps } from "#server/submission/desk-work.ts";
import { isId } from "#server/unguessable-id.ts";
import {
  type DraftKind,
  type DraftRows,
  type DraftTable,
  deleteDraft,
  findDraftOf,
  type Place,
  unknownDraft,
} from "./drafts-repository.ts";
import { OtherDraft } from "./other-draft.ts";

/** One as it is now; `conflict` says why what was asked was not done. */
export type OrConflict<Shown> = { shown: Shown; conflict: string | null };

type Work = (transaction: DatabaseTransaction, lead: StoredLead, now: Date) => Promise<void>;

/** Changes what staff write for a lead, each in one transaction on the locked lead, for whoever may see it. */
export function draftChanges<Table extends DraftTable, Shown extends { id: string }>(
  { connection, changes, outbox, clock }: Omit<DeskDeps, "profile">,
  kind: DraftKind<Table>,
  /** All of a lead as they are now. */
  read: (leadId: string) => Promise<Shown[]>,
) {
  /** @returns why it was not done; null: it was. @throws Refusal 404 */
  async function onLead(caller: Caller, leadId: string, work: Work): Promise<OtherDraft | null> {
    try {
      await connection.transact(async (transaction) => {
        if (!isId(leadId)) throw unknownLead();
        const lead = await visible(transaction, await lockLead(transaction, leadId), caller);
        await work(transaction, lead, clock());
      });
      return null;
    } catch (error) {
      if (!(error instanceof OtherDraft)) throw error;
      return error;
    }
  }

  async function asNow(place: Place, other: OtherDraft | null): Promise<OrConflict<Shown>> {
    const id = other?.id ?? place.id;
    const shown = (await read(place.leadId)).find((one) => one.id === id);
    if (!shown) throw unknownDraft(kind);
    return { shown, conflict: other?.message ?? null };
  }

  /** Changes one and tells nobody. @throws Refusal 404 */
  async function quietly(caller: Caller, place: Place, work: Work): Promise<OrConflict<Shown>> {
    return asNow(place, await onLead(caller, place.leadId, work));
  }

  function tell(): void {
    outbox.wake();
    changes.wake();
  }

  return {
    quietly,

    /** Changes one, tells open screens, and lets mails leave. @throws Refusal 404 */
    async change(caller: Caller, place: Place, work: Work): Promise<OrConflict<Shown>> {
      const other = await onLead(caller, place.leadId, work);
      tell();
      return asNow(place, other);
    },

    /**
     * Deletes a draft; one that is not there is gone.
     * @param before Throws why it stays, or takes away what goes with it. @returns what stays, and why, if that was an `OtherDraft`. @throws Refusal 404
     */
    async discard(
      caller: Caller,
      place: Place,
      before: (stored: DraftRows[Table], transaction: DatabaseTransaction) => void | Promise<void>,
    ): Promise<OrConflict<Shown> | undefined> {
      const { leadId, id } = place;
      const other = await onLead(caller, leadId, async (transaction, _lead, now) => {
        const stored = await findDraftOf(transaction, kind, place);
        if (!stored) return;
        await before(stored, transaction);
        await deleteDraft(transaction, kind, id);
        await addAuditEntry(transaction, {
          ...{ at: now, staffId: caller.staff.id, leadId },
          action: `lead.${kind.noun}-discarded` as const,
          details: named(kind, id),
        });
        await addLeadChange(transaction, leadId, now);
      });
      tell();
      return other ? asNow(place, other) : undefined;
    },
  };
}

/** An id as events and the audit trail have it. */
export function named({ noun }: Pick<DraftKind, "noun">, id: string) {
  return { [noun]: id } as { report: string } & { estimate: string } & { project: string };
}

/** @throws OtherDraft when somebody has written in it since the caller has read it, who has not written that themselves. */
export function refuseOther(
  { noun }: Pick<DraftKind, "noun">,
  stored: { revision: number },
  revision: number,
  isOwn = false,
): void {
  if (stored.revision === revision || isOwn) return;
  throw new OtherDraft(`Somebody else has written in this ${noun} meanwhile.`);
}
