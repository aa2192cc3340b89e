import type { Selectable } from "kysely";
import type { Quote } from "#domain/lead/follow-up-cadence.ts";
import { happenedAt } from "#domain/lead/happened-at.ts";
import type { Database } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import type { LeadEventsTable, LeadsTable } from "#server/database/schema/lead-tables.ts";
import { readEvent } from "#server/database/stored-event.ts";

type QuotedLead = Pick<Selectable<LeadsTable>, "id" | "quoted_at" | "last_quoted_at">;
type StoredEvent = Pick<LeadEventsTable, "at" | "kind" | "details">;
type StoredMessage = Pick<OutboxTable, "kind" | "payload" | "created_at">;

/** What says that we or they were in touch about a quote. */
const kinds = {
  events: ["call", "text", "reply", "estimate"],
  messages: ["desk-letter", "person-text"],
} as const;

/**
 * Ids of the quoted leads without a day to follow up that somebody has quoted, or was in touch with, after a moment. Each is
 * looked up by its lead.
 */
export function findQuotesSince(database: Database, since: string) {
  return database
    .selectFrom("leads")
    .select("id as lead_id")
    .where("state", "=", "quoted")
    .where("follow_up_on", "is", null)
    .where((lead) =>
      lead.or([
        lead("quoted_at", ">", since),
        lead("last_quoted_at", ">", since),
        lead.exists(
          lead
            .selectFrom("lead_events")
            .select("lead_events.id")
            .whereRef("lead_events.lead_id", "=", "leads.id")
            .where("lead_events.kind", "in", kinds.events)
            .where("lead_events.at", ">", since),
        ),
        lead.exists(
          lead
            .selectFrom("outbox")
            .select("outbox.id")
            .whereRef("outbox.lead_id", "=", "leads.id")
            .where("outbox.kind", "in", kinds.messages)
            .where("outbox.created_at", ">", since),
        ),
      ]),
    )
    .execute();
}

/** The last quotes of these leads and what has come of them, by lead. One that has none is missing. */
export async function readQuotes(
  database: Database,
  leads: readonly QuotedLead[],
): Promise<Map<string, Quote>> {
  const quoted = leads.filter(({ quoted_at }) => quoted_at !== null);
  const ids = quoted.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const events = await database
    .selectFrom("lead_events")
    .select(["lead_id", "at", "kind", "details"])
    .where("lead_id", "in", ids)
    .where("kind", "in", kinds.events)
    .execute();
  const messages = await database
    .selectFrom("outbox")
    .select(["lead_id", "kind", "payload", "created_at"])
    .where("lead_id", "in", ids)
    .where("kind", "in", kinds.messages)
    // What came back, or never left, has told its person nothing.
    .where("state", "not in", ["dead", "withheld"])
    .execute();
  const eventsOf = Map.groupBy(events, ({ lead_id }) => lead_id);
  const messagesOf = Map.groupBy(messages, ({ lead_id }) => lead_id);
  return new Map(
    quoted.map((lead) => [
      lead.id,
      quoteOf(lead, eventsOf.get(lead.id) ?? [], messagesOf.get(lead.id) ?? []),
    ]),
  );
}

/** What is sent by itself says nothing. */
function quoteOf(
  { quoted_at, last_quoted_at }: QuotedLead,
  events: readonly StoredEvent[],
  messages: readonly StoredMessage[],
): Quote {
  // An earlier release, which may run beside this one, says only when it was quoted first.
  let since = latest(quoted_at ?? "", last_quoted_at ?? "");
  const tries = messages.filter(isByStaff).map(({ created_at }) => created_at);
  for (const { at: storedAt, ...stored } of events) {
    const event = readEvent(stored);
    const at = happenedAt(storedAt, event);
    if (isFromThem(event)) since = latest(since, at);
    else if (isTry(event)) tries.push(at);
  }
  return { since, tries: tries.filter((at) => at > since).sort() };
}

type Event = ReturnType<typeof readEvent>;

function isFromThem({ kind, details }: Event): boolean {
  if (kind === "call") return details.outcome === "reached";
  if (kind === "reply") return details.author === "person";
  if (kind === "estimate") return "text" in details;
  return kind === "text" && details.from !== undefined;
}

function isTry({ kind, details }: Event): boolean {
  if (kind === "call") return details.outcome === "voicemail" || details.outcome === "no-answer";
  return kind === "text" && details.from === undefined;
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

/** Whether somebody at the desk has written it. A damaged payload says nothing. */
function isByStaff({ kind, payload }: StoredMessage): boolean {
  return kind === "desk-letter" || /"staffId":"/u.test(payload);
}
