import type { EmergencyNews } from "#domain/inquiry/inquiry-contract.ts";
import type { Database } from "#server/database/connection.ts";

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
  const events = database.selectFrom("lead_events").where("lead_id", "=", lead.id);
  const alerted = await events
    .select((row) => row.fn.min("at").as("at"))
    .where("kind", "=", "alert")
    .executeTakeFirst();
  const worked = await events
    .select((row) => row.fn.min("at").as("at"))
    .where("staff_id", "is not", null)
    .executeTakeFirst();
  // A letter or a text of the desk's answers without an event of its own.
  const read = [worked?.at, lead.answered_at].filter((at) => typeof at === "string").toSorted();
  return {
    sentAt: lead.arrived_at,
    alertedAt: alerted?.at ?? null,
    readAt: lead.state === "spam" ? null : (read[0] ?? null),
  };
}
