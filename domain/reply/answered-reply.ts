import type { TimelineEntry } from "#domain/lead/timeline-entry.ts";

/** The reply of a person that stands last in a timeline, unless staff have written to them since; undefined: there is none. */
export function replyToAnswer(timeline: readonly TimelineEntry[]) {
  const last = timeline.findLast((entry) => isByPerson(entry) || isLetter(entry));
  return last?.kind === "reply" ? last.details : undefined;
}

/** The subject of an answer: `Re: Your roof`, once however often it was answered. */
export function answerSubject(subject: string): string {
  const bare = subject.replace(/^(?:\s*(?:re|aw|sv|rv)\s*:)+/i, "").trim();
  return bare ? `Re: ${bare}` : "";
}

function isByPerson(entry: TimelineEntry): boolean {
  return entry.kind === "reply" && entry.details.author === "person";
}

function isLetter(entry: TimelineEntry): boolean {
  return entry.kind === "mail" && entry.details.mailKind === "desk-letter";
}
