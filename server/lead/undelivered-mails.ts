import { happenedAt } from "#domain/lead/happened-at.ts";
import type { MailFault } from "#domain/lead/mail-fault.ts";
import {
  type MailToPerson,
  type TextToPerson,
  undeliveredMailOf,
  undeliveredTextOf,
} from "#domain/lead/undelivered-mail.ts";
import { isAboutTexts, type TextKind } from "#domain/text/text-kind.ts";
import type { Database } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import { readEvent } from "#server/database/stored-event.ts";
import { readFault } from "#server/database/stored-fault.ts";

/** A mail or a text that did not arrive, and why. */
export type UndeliveredMail = MailToPerson & { failedAt: string; fault: MailFault };

/** The mails and texts for which the people of these leads have to be called, by lead (domain/lead/undelivered-mail.ts). */
export async function undeliveredByLead(
  database: Database,
  leadIds: readonly string[],
): Promise<Map<string, UndeliveredMail>> {
  const dead = await mailsOf(database, leadIds, { areDead: true });
  const lost = await textsOf(database, leadIds, { areLost: true });
  const ids = [...new Set([...dead.keys(), ...lost.keys()])];
  if (ids.length === 0) return new Map();
  const texts = await textsOf(database, ids, { areLost: false });
  const mails = await mailsOf(database, ids, { areDead: false });
  const stored = await database
    .selectFrom("lead_events")
    .selectAll()
    .where("lead_id", "in", ids)
    .where("kind", "in", ["call", "text", "reply", "appointment"])
    .execute();
  const events = Map.groupBy(stored, ({ lead_id }) => lead_id);
  return new Map(
    ids.flatMap((id) => {
      const happened = (events.get(id) ?? []).map((row) => {
        const event = readEvent(row);
        return { at: happenedAt(row.at, event), event };
      });
      const written = mails.get(id) ?? [];
      const texted = texts.get(id) ?? [];
      const mail =
        undeliveredMailOf(written, texted, happened) ??
        undeliveredTextOf(texted, written, happened);
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
  if (leadIds.length === 0) return new Map<string, (MailToPerson & { fault: MailFault })[]>();
  const rows = await database
    .selectFrom("outbox")
    .select(["id", "kind", "lead_id", "state", "error", "fault", "created_at", "failed_at"])
    .select("telling_id")
    .where("lead_id", "in", leadIds)
    .where("recipient", "is not", null)
    // Without it, every mail of a lead is found by the lead; those that are dead are few.
    .$if(areDead, (query) => query.where("state", "=", "dead"))
    .execute();
  const tried = rows.filter(({ state }) => state !== "withheld");
  const mails = tried.map(({ lead_id, created_at, ...row }) => ({
    leadId: lead_id ?? "",
    ...{ id: row.id, kind: row.kind, at: created_at, fault: faultIn(row) },
    tellingId: row.telling_id,
    // An earlier release does not say when it died.
    failedAt: row.state === "dead" ? (row.failed_at ?? created_at) : null,
  }));
  return Map.groupBy(mails, ({ leadId }) => leadId);
}

/**
 * Texts to the people of these leads that are about something, by lead. Lost is one that the provider has refused, or reports
 * as lost; of what we have given up ourselves, only one that may have arrived counts.
 */
async function textsOf(
  database: Database,
  leadIds: readonly string[],
  { areLost }: { areLost: boolean },
) {
  if (leadIds.length === 0) return new Map<string, (TextToPerson & { fault: MailFault })[]>();
  const rows = await database
    .selectFrom("outbox")
    .select([
      "id",
      "kind",
      "lead_id",
      "state",
      "error",
      "fault",
      "created_at",
      "failed_at",
      "payload",
    ])
    .select(["sent_at", "refused", "handed_over_at", "telling_id", "delivered_at"])
    .where("lead_id", "in", leadIds)
    .where("kind", "=", "person-text")
    .where("state", "!=", "withheld")
    .$if(areLost, (query) =>
      query
        .where("state", "=", "dead")
        .where((row) => row.or([row("sent_at", "is not", null), row("refused", "is not", null)])),
    )
    .execute();
  const texts = rows.flatMap(({ lead_id, created_at, payload, ...row }) => {
    const isDead = row.state === "dead";
    const isLost = isDead && (row.sent_at !== null || row.refused !== null);
    const isGivenUp = isDead && !isLost && row.handed_over_at === null;
    if (isGivenUp || isAboutTexts(kindIn(payload))) return [];
    return {
      leadId: lead_id ?? "",
      ...{ id: row.id, kind: row.kind, at: created_at, fault: faultIn(row) },
      failedAt: isLost ? (row.failed_at ?? created_at) : null,
      ...{ tellingId: row.telling_id, isDelivered: row.delivered_at !== null },
    };
  });
  return Map.groupBy(texts, ({ leadId }) => leadId);
}

function faultIn(row: Pick<OutboxTable, "error" | "fault">): MailFault {
  return readFault(row) ?? { kind: "unknown" };
}

/** A damaged payload says nothing. */
function kindIn(payload: string): TextKind | undefined {
  try {
    return JSON.parse(payload).kind;
  } catch {
    return undefined;
  }
}
