import type { LeadEvent, UnknownEvent } from "./lead-event.ts";

/** A mail to the person of a lead. Moments are ISO 8601. */
export type MailToPerson = {
  id: string;
  kind: string;
  at: string;
  /** Since when it is known that it did not arrive; null: it may have. */
  failedAt: string | null;
};

/** A text to the same person: one that is about something, not about texts themselves. */
export type TextToPerson = MailToPerson;

/** `at`: when it happened (`happenedAt`). */
type Happened = { at: string; event: LeadEvent | UnknownEvent };

/**
 * The mail for which the person of a lead has to be called: the last one to them, if it could not be delivered or came back,
 * and nobody has reached them since. Null: there is none.
 */
export function undeliveredMailOf<Mail extends MailToPerson>(
  mails: readonly Mail[],
  events: readonly Happened[],
): (Mail & { failedAt: string }) | null {
  const last = mails.reduce<Mail | undefined>(
    (latest, mail) => (latest && latest.at > mail.at ? latest : mail),
    undefined,
  );
  const failedAt = last?.failedAt ?? null;
  if (!last || failedAt === null) return null;
  const isReached = events.some(({ at, event }) => at >= failedAt && reaches(event));
  return isReached ? null : { ...last, failedAt };
}

/**
 * The same of texts: the last one, if it is lost, nobody has reached them since, and no mail of that moment or later has told
 * them what it said, as far as we know.
 */
export function undeliveredTextOf<Text extends TextToPerson>(
  texts: readonly Text[],
  mails: readonly MailToPerson[],
  events: readonly Happened[],
): (Text & { failedAt: string }) | null {
  const lost = undeliveredMailOf(texts, events);
  const isTold = lost && mails.some(({ at, failedAt }) => at >= lost.at && failedAt === null);
  return isTold ? null : lost;
}

/** Whether the person has heard from us, or we from them. */
function reaches({ kind, details }: LeadEvent | UnknownEvent): boolean {
  if (kind === "call") return details.outcome === "reached";
  if (kind === "text") return true;
  return kind === "appointment" && /^(?:told|confirmed|pressed|kept)$/.test(details.event);
}
