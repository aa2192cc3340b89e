import type { Database } from "#server/database/connection.ts";
import { readEvent } from "#server/database/stored-event.ts";

/** Replies that are looked at for one of the person themselves. */
const mostLooked = 20;

/**
 * The Message-ID of the last mail that the person of a lead has written, by which mail programs show an answer beside it; undefined: they
 * have written none. One from another address is not theirs to be told of.
 */
export async function lastMessageId(
  database: Database,
  leadId: string,
): Promise<string | undefined> {
  const rows = await database
    .selectFrom("lead_events")
    .select(["kind", "details"])
    .where("lead_id", "=", leadId)
    .where("kind", "=", "reply")
    .orderBy("number", "desc")
    .limit(mostLooked)
    .execute();
  for (const { kind, details } of rows.map(readEvent)) {
    if (kind === "reply" && details.author === "person" && !details.isFromElsewhere) {
      return details.messageId;
    }
  }
  return undefined;
}
