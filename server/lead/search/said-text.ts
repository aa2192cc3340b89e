import { outcomeNames } from "#content/en/desk-words.ts";
import type { CallOutcome } from "#domain/lead/lead.ts";

/** The words of an event of a timeline: how a call went, and what somebody wrote. */
export function saidInEvent(details: string): string {
  const { outcome, text } = readFields(details);
  const went = outcome === undefined ? undefined : outcomeNames[outcome as CallOutcome];
  return [went, text].filter(Boolean).join(". ");
}

/** Subject and text of a letter, or the words of a text, and who wrote it; empty if a later release has written it in another form. */
export function saidInLetter(payload: string): { text: string; staffId: string | null } {
  const { subject = "", text = "", body = "", staffId = null } = readFields(payload);
  return { text: [subject, text, body].filter(Boolean).join("\n"), staffId };
}

type Fields = Partial<Record<"outcome" | "subject" | "text" | "body" | "staffId", string>>;

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
