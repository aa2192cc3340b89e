import { outcomeNames } from "#content/en/desk/terms.ts";
import type { LeadEvent } from "#domain/lead/lead-event.ts";
import { type EventColumns, readEvent } from "#server/database/stored-event.ts";

/** Kinds of events in which somebody said something. */
export const saidKinds = [
  "note",
  "call",
  "text",
  "reply",
] as const satisfies readonly LeadEvent["kind"][];

/** The words of an event: how a call went, and what somebody wrote. Empty for one in which nobody said anything. */
export function saidInEvent(columns: EventColumns): string {
  const { kind, details } = readEvent(columns);
  switch (kind) {
    case "note":
    case "text":
      return details.text;
    case "reply":
      return [details.subject, details.text].filter(Boolean).join("\n");
    case "call":
      return [outcomeNames[details.outcome], details.text].filter(Boolean).join(". ");
    default:
      return "";
  }
}

/** Subject and text of a letter, or the words of a text, and who wrote it; empty if a later release has written it in another form. */
export function saidInLetter(payload: string): { text: string; staffId: string | null } {
  const { subject = "", text = "", body = "", staffId = null } = readFields(payload);
  return { text: [subject, text, body].filter(Boolean).join("\n"), staffId };
}

type Fields = Partial<Record<"subject" | "text" | "body" | "staffId", string>>;

/** What an unreadable row says nobody can search for, but it must not keep others from being found. */
function readFields(json: string): Fields {
  try {
    const read: unknown = JSON.parse(json);
    const entries = Object.entries(read ?? {}).filter(([, value]) => typeof value === "string");
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
