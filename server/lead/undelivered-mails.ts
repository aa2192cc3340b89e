import { type MailToPerson, undeliveredMailOf } from "#domain/lead/undelivered-mail.ts";
import type { Database } from "#server/database/connection.ts";
import { readEvent } from "#server/database/stored-event.ts";

/** A mail that did not arrive, and why, as the mail server or the outbox says it. */
export type UndeliveredMail = MailToPerson & { failedAt: string; error: string | null };

/** The mails for which the people of these leads have to be called, by lead (domain/lead/undelivered-mail.ts). */
export async function undeliveredByLead(
  database: Database,
  leadIds: readonly string[],
): Promise<Map<string, UndeliveredMail>> {
  const dead = await mailsOf(database, leadIds, { areDead: true });
  if (dead.size === 0) return new Map();
  const ids = [...dead.keys()];
  const mails = await mailsOf(database, ids, { areDead: false });
  const stored = await database
    .selectFrom("lead_events")
    .selectAll()
    .where("lead_id", "in", ids)
    .where("kind", "in", ["call", "text", "appointment"])
    .execute();
  const events = Map.groupBy(stored, ({ lead_id }) => lead_id);
  return new Map(
    ids.flatMap((id) => {
      const happened = (events.get(id) ?? []).map((row) => ({ at: row.at, event: readEvent(row) }));
      const mail = undeliveredMailOf(mails.get(id) ?? [], happened);
      return mail ? [[id, mail] as const] : [];
    }),
  );
}

/** Mails to the people of these leads that were not withheld, by lead; leads without one are missing. */
async function mailsOf(
  database: Database,
  leadIds: readonly string[],
  { areDead }: { areDead: boolean },
) {
  if (leadIds.length === 0) return new Map<string, (MailToPerson & { error: string | null })[]>();
  const rows = await database
    .selectFrom("outbox")
    .select(["id", "kind", "lead_id", "state", "error", "created_at", "failed_at"])
    .where("lead_id", "in", leadIds)
    .where("recipient", "is not", null)
    // Without it, every mail of a lead is found by the lead; those that are dead are few.
    .$if(areDead, (query) => query.where("state", "=", "dead"))
    .execute();
  const tried = rows.filter(({ state }) => state !== "withheld");
  const mails = tried.map(({ lead_id, created_at, ...row }) => ({
    leadId: lead_id ?? "",
    ...{ id: row.id, kind: row.kind, at: created_at, error: row.error },
    // An earlier release does not say when it died.
    failedAt: row.state === "dead" ? (row.failed_at ?? created_at) : null,
  }));
  return Map.groupBy(mails, ({ leadId }) => leadId);
}
