import type { EmergencyNews } from "#domain/inquiry/inquiry-contract.ts";
import type { Database } from "#server/database/connection.ts";
import { readEvent } from "#server/database/stored-event.ts";

/**
 * What has become of an emergency, by its inquiry's id; undefined when there is none. It was read by whoever first did
 * something about it. Of what the desk takes for spam, nobody is told that it was.
 */
export async function emergencyNews(
  database: Database,
  id: string,
): Promise<EmergencyNews | undefined> {
  const lead = await database
    .selectFrom("leads")
    .select(["id", "state", "arrived_at", "answered_at"])
    .where("kind", "=", "inquiry")
    .where("source_id", "=", id)
    .where("emergency", "=", 1)
    .executeTakeFirst();
  if (!lead) return undefined;
  const worked = await database
    .selectFrom("lead_events")
    .select((row) => row.fn.min("at").as("at"))
    .where("lead_id", "=", lead.id)
    .where("staff_id", "is not", null)
    .executeTakeFirst();
  // A letter or a text of the desk's answers without an event of its own.
  const read = [worked?.at, lead.answered_at].filter((at) => typeof at === "string").toSorted();
  return {
    sentAt: lead.arrived_at,
    ...(await firstAlert(database, lead.id)),
    readAt: lead.state === "spam" ? null : (read[0] ?? null),
  };
}

type FirstAlert = Pick<EmergencyNews, "alertedAt" | "isCrewAlerted">;

/** The first alert that has left us: one that is queued, or has come back, has reached nobody. */
async function firstAlert(database: Database, leadId: string): Promise<FirstAlert> {
  const alerts = await alertsOf(database, leadId);
  if (alerts.size === 0) return { alertedAt: null, isCrewAlerted: false };
  const sent = await database
    .selectFrom("outbox")
    .select(["id", "sent_at"])
    .where("id", "in", [...alerts.keys()])
    .where("state", "=", "sent")
    .orderBy("sent_at")
    .execute();
  const toCrew = sent.find(({ id }) => alerts.get(id) !== null);
  const first = toCrew ?? sent[0];
  return { alertedAt: first?.sent_at ?? null, isCrewAlerted: toCrew !== undefined };
}

/** Whom each alert about a lead went to, by its row in the outbox; null: the office. */
async function alertsOf(database: Database, leadId: string): Promise<Map<string, string | null>> {
  const stored = await database
    .selectFrom("lead_events")
    .select(["kind", "details"])
    .where("lead_id", "=", leadId)
    .where("kind", "=", "alert")
    .execute();
  const alerts = new Map<string, string | null>();
  for (const event of stored.map(readEvent)) {
    if (event.kind === "alert" && event.details.mailId !== undefined) {
      alerts.set(event.details.mailId, event.details.staffId);
    }
  }
  return alerts;
}
