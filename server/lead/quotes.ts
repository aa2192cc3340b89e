import type { Quote } from "#domain/lead/follow-up-cadence.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import type { LeadEventsTable } from "#server/database/schema/lead-tables.ts";
import { readEvent } from "#server/database/stored-event.ts";

type StoredEvent = Pick<LeadEventsTable, "at" | "kind" | "details">;
type StoredMail = Pick<OutboxTable, "kind" | "payload" | "created_at">;

/** Kinds of events and of mails from which `quoteOf` derives what has come of a quote. */
export const kindsOfQuotes = {
  events: ["call", "text", "changed"],
  mails: ["desk-letter", "person-text"],
} as const;

/**
 * A lead's last quote and what has come of it, from its events, the earliest first, and the mails about it; null: it has none.
 * What is sent by itself says nothing.
 * @param firstQuotedAt of the lead: older events may be unreadable.
 */
export function quoteOf(
  firstQuotedAt: string | null,
  events: readonly StoredEvent[],
  mails: readonly StoredMail[],
): Quote | null {
  if (firstQuotedAt === null) return null;
  let since = firstQuotedAt;
  const tries = mails.filter(isByStaff).map(({ created_at }) => created_at);
  for (const { at, ...stored } of events) {
    const { kind, details } = readEvent(stored);
    if (kind === "changed" && details.state?.to === "quoted")
      since = latest(since, details.pressedAt ?? at);
    if (kind === "text" && details.from !== undefined) since = latest(since, at);
    if (kind === "text" && details.from === undefined) tries.push(at);
    if (kind !== "call") continue;
    if (details.outcome === "reached") since = latest(since, at);
    if (details.outcome === "voicemail" || details.outcome === "no-answer") tries.push(at);
  }
  return { since, tries: tries.filter((at) => at > since).sort() };
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

/** Whether somebody at the desk has written it. A damaged payload says nothing. */
function isByStaff({ kind, payload }: StoredMail): boolean {
  return kind === "desk-letter" || /"staffId":"/u.test(payload);
}
