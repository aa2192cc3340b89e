import { dayInZone } from "#domain/calendar/calendar-day.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { StoredLead } from "#server/lead/stored-lead.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { DraftRows, SentKind, SentTable } from "./drafts-repository.ts";
import { revokedMailKinds } from "./revoked-mail.tsx";

/**
 * Tells the person of what was revoked that it no longer holds: whoever was mailed it, or has opened it, believes it. Whoever was not
 * never hears of it, and neither does whoever has signed on paper: that holds, and the office speaks with them.
 */
export async function tellOfRevoking(
  transaction: DatabaseTransaction,
  kind: SentKind,
  { stored, lead }: { stored: DraftRows[SentTable]; lead: StoredLead },
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  const { id: leadId, name, email, phone, address } = lead;
  const { sent_at, corrects, opened_at } = stored;
  const isSigned = "signed_at" in stored && stored.signed_at !== null;
  if (!email || !sent_at || isSigned) return;
  if (opened_at === null && !(await wasMailed(transaction, kind, stored))) return;
  const payload = {
    person: { name, email, phone, address },
    ...{ what: kind.noun, sentOn: dayInZone(Date.parse(sent_at), timeZone) },
    isCorrection: corrects !== null,
  };
  const mail = { kind: "roof-revoked" as const, payload, leadId };
  await enqueue(transaction, revokedMailKinds, mail, now);
}

/** Whether the mail that brought it has gone out, or may have. One that still waits no longer goes. */
async function wasMailed(
  transaction: DatabaseTransaction,
  kind: SentKind,
  { id, lead_id }: { id: string; lead_id: string },
): Promise<boolean> {
  const rows = await transaction
    .selectFrom("outbox")
    .select("payload")
    .where("lead_id", "=", lead_id)
    .where("kind", "=", `roof-${kind.noun}`)
    .where("state", "in", ["sent", "sending"])
    .execute();
  return rows.some(({ payload }) => JSON.parse(payload)[`${kind.noun}Id`] === id);
}
