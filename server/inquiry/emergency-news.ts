import type { EmergencyNews } from "#domain/inquiry/inquiry-contract.ts";
import type { Database } from "#server/database/connection.ts";
import { readEvent } from "#server/database/stored-event.ts";

/**
 * What has become of an emergency, by its inquiry's id; undefined when there is none. It was read by whoever first did
 * something about it: of those on call who were alerted, or else of all of us, such as a clerk. Of what the desk takes for
 * spam, nobody is told that it was.
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
  const alerts = await alertsOf(database, lead.id);
  const read = lead.state === "spam" ? unread : await firstReading(database, lead, alerts);
  return { sentAt: lead.arrived_at, ...(await firstAlert(database, alerts)), ...read };
}

/** Whom each alert about a lead went to, by its row in the outbox; null: the office. */
type Alerts = ReadonlyMap<string, string | null>;

type Reading = Pick<EmergencyNews, "readAt" | "isReadByCrew">;

const unread: Reading = { readAt: null, isReadByCrew: false };

async function firstReading(
  database: Database,
  lead: { id: string; answered_at: string | null },
  alerts: Alerts,
): Promise<Reading> {
  const worked = await database
    .selectFrom("lead_events")
    .select(["staff_id", (row) => row.fn.min("at").as("at")])
    .where("lead_id", "=", lead.id)
    .where("staff_id", "is not", null)
    .groupBy("staff_id")
    .orderBy("at")
    .execute();
  const crew = new Set(alerts.values());
  const byCrew = worked.find(({ staff_id }) => crew.has(staff_id));
  if (byCrew) return { readAt: byCrew.at, isReadByCrew: true };
  // A letter or a text of the desk's answers without an event of its own.
  const read = [worked[0]?.at, lead.answered_at].filter((at) => typeof at === "string");
  return { ...unread, readAt: read.toSorted()[0] ?? null };
}

type FirstAlert = Pick<EmergencyNews, "alertedAt" | "isCrewAlerted">;

/** The first alert that has left us: one that is queued, or has come back, has reached nobody. */
async function firstAlert(database: Database, alerts: Alerts): Promise<FirstAlert> {
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

async function alertsOf(database: Database, leadId: string): Promise<Alerts> {
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
