import type { LeadEvent, UnknownEvent } from "./lead-event.ts";

/** A mail to the person of a lead. Moments are ISO 8601. */
export type MailToPerson = {
  id: string;
  kind: string;
  at: string;
  /** Since when it is known that it did not arrive; null: it may have. */
  failedAt: string | null;
  /** Which telling of a change it belongs to; null: none, so that nothing else says what it says. */
  tellingId: string | null;
};

/** A text to the same person: one that is about something, not about texts themselves. */
export type TextToPerson = MailToPerson & {
  /** Whether their carrier has reported that it arrived. */
  isDelivered: boolean;
};

/** `at`: when it happened (`happenedAt`). */
type Happened = { at: string; event: LeadEvent | UnknownEvent };

/**
 * The mail for which the person of a lead has to be called: the last one to them, if it could not be delivered or came back,
 * no text that says the same has arrived, and nobody has reached them since. Null: there is none.
 */
export function undeliveredMailOf<Mail extends MailToPerson>(
  mails: readonly Mail[],
  texts: readonly TextToPerson[],
  events: readonly Happened[],
): (Mail & { failedAt: string }) | null {
  const lost = lastLost(mails, events);
  const isTold = lost && texts.some((text) => text.isDelivered && saysTheSame(text, lost));
  return isTold ? null : lost;
}

/** The same of texts: the last one, if it is lost, and no mail says what it said, as far as we know, or what holds since. */
export function undeliveredTextOf<Text extends TextToPerson>(
  texts: readonly Text[],
  mails: readonly MailToPerson[],
  events: readonly Happened[],
): (Text & { failedAt: string }) | null {
  const lost = lastLost(texts, events);
  const isTold =
    lost &&
    mails.some((mail) => mail.failedAt === null && saysTheSame(mail, lost, { orNewer: true }));
  return isTold ? null : lost;
}

/** The last message, if it did not arrive and nobody has reached its person since. */
function lastLost<Message extends MailToPerson>(
  messages: readonly Message[],
  events: readonly Happened[],
): (Message & { failedAt: string }) | null {
  const last = messages.reduce<Message | undefined>(
    (latest, message) => (latest && latest.at > message.at ? latest : message),
    undefined,
  );
  const failedAt = last?.failedAt ?? null;
  if (!last || failedAt === null) return null;
  const isReached = events.some(({ at, event }) => at >= failedAt && reaches(event));
  return isReached ? null : { ...last, failedAt };
}

/** Messages that are queued together say the same, as do those of one telling; a newer telling says what holds instead. */
function saysTheSame(
  message: MailToPerson,
  lost: MailToPerson,
  { orNewer = false }: { orNewer?: boolean } = {},
): boolean {
  if (message.at === lost.at) return true;
  if (lost.tellingId === null || message.tellingId === null) return false;
  return message.tellingId === lost.tellingId || (orNewer && message.at > lost.at);
}

/** Whether the person has heard from us, or we from them. */
function reaches({ kind, details }: LeadEvent | UnknownEvent): boolean {
  if (kind === "call") return details.outcome === "reached";
  if (kind === "text") return true;
  // A program answers for a mailbox that nobody reads, too.
  if (kind === "reply") return details.author === "person";
  return kind === "appointment" && /^(?:told|confirmed|pressed|kept)$/.test(details.event);
}
