import { dayText } from "#content/en/desk/day-text.ts";
import { followUpButton } from "#content/en/desk/several-rooms.ts";
import { lostReasonNames, outcomeNames, stateNames } from "#content/en/desk/terms.ts";
import { unsentEntry as labels } from "#content/en/desk/unsent.ts";
import { amountOf, type OutcomeWords } from "#desk/day/outcome-draft.ts";
import type { AppointmentProgress } from "#domain/appointment/progress.ts";
import type { VisitEnd } from "#domain/appointment/visit-stage.ts";
import { amountText } from "#domain/lead/amount.ts";
import type { CallOutcome } from "#domain/lead/lead.ts";

/** What somebody has written about a lead. */
export type Written =
  /**
   * Of an appointment on a day. The state is based on a version of the lead. One that has left the day, or was written with an
   * earlier release, has no id.
   */
  | {
      kind: "outcome";
      day: string;
      version: number;
      words: OutcomeWords;
      appointmentId?: string | undefined;
    }
  /** How an appointment on a day ended; `seen`: how far it was shown to have come. */
  | {
      kind: "visit";
      day: string;
      appointmentId: string;
      progress: VisitEnd;
      seen: AppointmentProgress;
    }
  | { kind: "call"; outcome: CallOutcome; text: string }
  | { kind: "note" | "text"; text: string };

export type EntryKind = Written["kind"];

/** Who wrote it, and about which lead; its name and number are there to say so if it is refused. */
export type EntryOrigin = { staffId: string; leadId: string; name: string; number: number };

/** What somebody has written and the server does not have yet. */
export type UnsentEntry = Written &
  EntryOrigin & {
    /** The idempotency key of its calls: sent again after a lost answer, it has no second effect. */
    id: string;
    /** When it was written, in epoch milliseconds: the entries of a lead are sent in this order. */
    at: number;
  };

export type UnsentOutcome = UnsentEntry & { kind: "outcome" };

/** What the key of its calls belongs to: another body is another entry. */
export function entryBody(written: Written): object {
  if (written.kind === "outcome") {
    const { version, words, appointmentId } = written;
    return { version, ...words, ...(appointmentId && { appointmentId }) };
  }
  if (written.kind === "visit") {
    return { appointmentId: written.appointmentId, progress: written.progress };
  }
  if (written.kind === "call") return { outcome: written.outcome, text: written.text };
  return { text: written.text };
}

/** Whether there is something to add to the timeline, apart from a state. */
export function isForTimeline(written: Written): boolean {
  return written.kind !== "outcome" || written.words.note.trim() !== "";
}

/** What is written in words besides a choice; empty without any. */
function wordsIn(written: Written): string {
  if (written.kind === "visit") return "";
  return (written.kind === "outcome" ? written.words.note : written.text).trim();
}

/** `Quoted, $14,500.`, `Lost: price. "They found somebody cheaper."`, `Call: no answer.`, `Note. "Has two dogs."` */
export function entryText(written: Written): string {
  const text = wordsIn(written);
  return [titleOf(written), text && `“${text}”`].filter(Boolean).join(" ");
}

function titleOf(written: Written): string {
  switch (written.kind) {
    case "outcome": {
      const { state, lostReason, followUpOn } = written.words;
      const reason = lostReason ? `: ${lostReasonNames[lostReason].toLowerCase()}` : "";
      const amount = amountOf(written.words);
      if (!state) return "";
      const said = `${stateNames[state]}${reason}${amount ? `, ${amountText(amount)}` : ""}.`;
      const isNext = state === "quoted" && followUpOn;
      return isNext ? `${said} ${followUpButton(dayText(followUpOn))}.` : said;
    }
    case "visit":
      return labels.visit[written.progress];
    case "call":
      return labels.call(outcomeNames[written.outcome].toLowerCase());
    case "note":
      return labels.note;
    case "text":
      return labels.text;
  }
}

/** `call on lead 1042 (Ada Home)`. Without the name for a lead that is gone: its person may have been erased. */
export function entryName({ kind, number, name }: UnsentEntry, isGone = false): string {
  return labels.name(kind === "visit" ? labels.visitEnd : kind, number, isGone ? "" : ` (${name})`);
}
