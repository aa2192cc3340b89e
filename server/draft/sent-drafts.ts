import type { LeadEvent } from "#domain/lead/lead-event.ts";
import { reportState } from "#domain/report/report-state.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import { staffNames } from "#server/database/staff-names.ts";
import { addLeadChange, addLeadEvent } from "#server/lead/lead-events.ts";
import { pressedAt } from "#server/lead/pressed-at.ts";
import type { StoredLead } from "#server/lead/stored-lead.ts";
import { Refusal } from "#server/refusal.ts";
import { named, refuseOther } from "./draft-changes.ts";
import {
  type DraftKind,
  type DraftRows,
  findDraft,
  findDraftOf,
  type Place,
  refuseTooMany,
  type SentKind,
  type SentTable,
  updateDraft,
} from "./drafts-repository.ts";
import { OtherDraft } from "./other-draft.ts";
import { tellOfRevoking } from "./tell-of-revoking.ts";

/*
 * Reports and estimates: a draft until it is sent to its person, then it stays as it is. A correction is another one, and what was
 * sent can be revoked.
 */

type By = { staffId: string; now: Date };

/** What both tables have of a draft that is begun now. @throws Refusal 400 when there are too many, or it corrects nothing sent. */
export async function begunColumns<Content>(
  transaction: DatabaseTransaction,
  kind: SentKind,
  { id, leadId }: Place,
  { content, corrects = null }: { content: Content; corrects?: string | null | undefined },
  { staffId, now }: By,
) {
  await refuseTooMany(transaction, kind, leadId);
  if (corrects !== null) {
    const corrected = await findDraftOf(transaction, kind, { leadId, id: corrects });
    if (!corrected?.sent_at) {
      const words = `The ${kind.noun} that this one corrects is not one that was sent.`;
      throw new Refusal(400, words).because("corrects a draft");
    }
  }
  const at = now.toISOString();
  return {
    ...{ id, lead_id: leadId, content: JSON.stringify(content), revision: 1, corrects },
    ...{ started_at: at, written_at: at, written_by: staffId },
    ...{ sent_at: null, sent_by: null, revoked_at: null, revoked_by: null },
    ...{ opened_at: null, last_opened_at: null },
  };
}

/** @throws OtherDraft when it was sent, or somebody else has written in it since. */
export function refuseSentOrOther(
  kind: SentKind,
  stored: { sent_at: string | null; revision: number },
  revision: number,
  isOwn = false,
): void {
  if (stored.sent_at) {
    throw new OtherDraft(`This ${kind.noun} was sent meanwhile, and stays as it is.`);
  }
  refuseOther(kind, stored, revision, isOwn);
}

/**
 * What is to be sent, as far as that was decided since it was begun: a correction of what was revoked meanwhile corrects nothing, and
 * goes as a new one. Null: it was sent before.
 * @throws OtherDraft when it is another than the caller has read; Refusal 400 when its lead may be a third person's.
 */
export async function toBeSent(
  transaction: DatabaseTransaction,
  kind: SentKind,
  stored: DraftRows[SentTable],
  {
    lead,
    revision,
    content: { correction },
  }: { lead: StoredLead; revision: number; content: { correction: string } },
): Promise<{ corrects: string | null } | null> {
  refuseOther(kind, stored, revision);
  if (stored.sent_at) return null;
  if (isSuspect(lead)) throw refusedSuspect(kind);
  const corrected =
    stored.corrects && (await findDraft<SentTable>(transaction, kind, stored.corrects));
  const corrects = corrected && !corrected.revoked_at ? corrected.id : null;
  if (corrects === null && correction !== "") {
    const words = `The ${kind.noun} that this corrects was revoked, and there is nothing left to correct. Send it as a new one: take out what was corrected, look at it once more, and send it again.`;
    throw new OtherDraft(words);
  }
  const earlier = corrects && (await correctionOf(transaction, kind, corrects));
  if (earlier && earlier.revoked_at === null) {
    throw new OtherDraft(`Somebody else has corrected that ${kind.noun} meanwhile.`);
  }
  return { corrects };
}

/** Whoever may be a third person is mailed nothing about a roof. */
export function isSuspect({ state, suspected, withheld }: StoredLead): boolean {
  return state === "spam" || suspected === 1 || withheld === 1;
}

export function refusedSuspect({ noun }: Pick<DraftKind, "noun">): Refusal {
  return new Refusal(400, "Release this lead from spam first.").because(`${noun} to a suspect`);
}

/** Keeps that it is sent from now on, in its lead's timeline too. */
export async function markSent<Table extends SentTable>(
  transaction: DatabaseTransaction,
  kind: SentKind<Table>,
  { id, lead_id: leadId }: { id: string; lead_id: string },
  {
    corrects,
    columns,
    details = {},
    pressed,
  }: {
    corrects: string | null;
    columns: Partial<DraftRows[Table]>;
    details?: object;
    pressed: Date;
  },
  { staffId, now }: By,
): Promise<void> {
  const sent = { ...columns, corrects, sent_at: now.toISOString(), sent_by: staffId };
  await updateDraft<SentTable>(transaction, kind, id, sent);
  const said = { ...details, ...pressedAt(pressed, now) };
  const event = eventOf(kind, id, corrects ? "corrected" : "sent", said);
  await addLeadEvent(transaction, { leadId, at: now, staffId, event });
  await addAuditEntry(transaction, {
    ...{ at: now, staffId, action: `lead.${kind.noun}-sent` as const, leadId },
    details: { ...named(kind, id), ...(corrects && { corrects }) },
  });
}

/**
 * Takes back what was sent: its person no longer finds it, and is told so if they know of it. Done again, it changes nothing.
 * @returns whether it was done now. @throws Refusal 409
 */
export async function revokeSent(
  transaction: DatabaseTransaction,
  kind: SentKind,
  { stored, lead }: { stored: DraftRows[SentTable]; lead: StoredLead },
  { staffId, now, timeZone }: By & { timeZone: string },
): Promise<boolean> {
  const { id, lead_id: leadId, sent_at, revoked_at } = stored;
  if (!sent_at) throw new Refusal(409, `This ${kind.noun} was not sent.`);
  if (revoked_at) return false;
  const revoked = { revoked_at: now.toISOString(), revoked_by: staffId };
  await updateDraft<SentTable>(transaction, kind, id, revoked);
  const event = eventOf(kind, id, "revoked");
  await addLeadEvent(transaction, { leadId, at: now, staffId, event });
  await addAuditEntry(transaction, {
    ...{ at: now, staffId, action: `lead.${kind.noun}-revoked` as const, leadId },
    details: named(kind, id),
  });
  await addLeadChange(transaction, leadId, now);
  // Of what was corrected they have been told already.
  if (!isSuspect(lead) && !(await correctionOf(transaction, kind, id)))
    await tellOfRevoking(transaction, kind, { stored, lead }, { now, timeZone });
  return true;
}

/** Notes that its person has opened what was sent; the first time stands in the timeline. @returns whether this was it. */
export async function noteOpened(
  transaction: DatabaseTransaction,
  kind: SentKind,
  id: string,
  now: Date,
): Promise<boolean> {
  const stored = await findDraft<SentTable>(transaction, kind, id);
  if (!stored?.sent_at) return false;
  const at = now.toISOString();
  const { numUpdatedRows } = await transaction
    .updateTable<SentTable>(kind.table)
    .set({ opened_at: at })
    .where("id", "=", id)
    .where("opened_at", "is", null)
    .executeTakeFirst();
  await updateDraft<SentTable>(transaction, kind, id, { last_opened_at: at });
  if (numUpdatedRows === 0n) return false;
  const leadId = stored.lead_id;
  const event = eventOf(kind, id, "opened");
  await addLeadEvent(transaction, { leadId, at: now, staffId: null, event });
  await addLeadChange(transaction, leadId, now);
  return true;
}

function eventOf(kind: SentKind, id: string, does: string, details: object = {}): LeadEvent {
  return { kind: kind.noun, details: { does, ...named(kind, id), ...details } } as LeadEvent;
}

/** What was sent to correct it: the one that stands, or else one that was revoked. Undefined: nothing was. */
export async function correctionOf(
  database: Database,
  { table }: SentKind,
  id: string,
): Promise<{ id: string; revoked_at: string | null } | undefined> {
  const corrections = await database
    .selectFrom<SentTable>(table)
    .select(["id", "revoked_at"])
    .where("corrects", "=", id)
    .where("sent_at", "is not", null)
    .execute();
  return corrections.find(({ revoked_at }) => revoked_at === null) ?? corrections[0];
}

/** Whether it is what its person has to know: it was neither revoked nor corrected. */
export async function isCurrent(database: Database, kind: SentKind, id: string): Promise<boolean> {
  const stored = await findDraft<SentTable>(database, kind, id);
  return !!stored && !stored.revoked_at && !(await correctionOf(database, kind, id));
}

/** A lead's, the newest first. */
export async function rowsOfLead<Table extends SentTable>(
  database: Database,
  { table }: SentKind<Table>,
  leadId: string,
): Promise<DraftRows[Table][]> {
  const rows = await database
    .selectFrom<SentTable>(table)
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows as DraftRows[Table][];
}

/** What the desk is told of each of a lead's, besides what it says. */
export async function marksOfRows(database: Database, rows: readonly DraftRows[SentTable][]) {
  const staff = rows.flatMap(({ written_by, sent_by }) => [written_by, sent_by ?? []].flat());
  const names = await staffNames(database, staff);
  const staffOf = (id: string | null) => {
    const name = id === null ? undefined : names.get(id);
    return id !== null && name !== undefined ? { id, name } : null;
  };
  const revoked = new Set(rows.flatMap(({ id, revoked_at }) => (revoked_at ? id : [])));
  return (row: DraftRows[SentTable]) => {
    const isNew = !row.sent_at && row.corrects !== null && revoked.has(row.corrects);
    const corrections = rows.filter(({ corrects, sent_at }) => corrects === row.id && sent_at);
    const correction = corrections.find(({ revoked_at }) => !revoked_at) ?? corrections[0];
    const moments = {
      ...{ sentAt: row.sent_at, revokedAt: row.revoked_at },
      correctedBy: correction?.id ?? null,
    };
    return {
      ...{ id: row.id, leadId: row.lead_id, state: reportState(moments), revision: row.revision },
      ...{ startedAt: row.started_at, writtenBy: staffOf(row.written_by) },
      ...{ writtenAt: row.written_at, sentBy: staffOf(row.sent_by) },
      corrects: isNew ? null : row.corrects,
      ...moments,
      ...{ openedAt: row.opened_at, lastOpenedAt: row.last_opened_at },
    };
  };
}
