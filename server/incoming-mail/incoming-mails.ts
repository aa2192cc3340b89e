import type { FastifyBaseLogger } from "fastify";
import type { ExpressionBuilder } from "kysely";
import { bounceReasonOf } from "#domain/lead/bounce.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import { keepLoss } from "#server/lead/lost-messages.ts";
import { findLead } from "#server/lead/stored-lead.ts";
import { refusalOfCode } from "#server/mail/delivery-fault.ts";
import { kindOf, type OutboxKinds, payloadOf } from "#server/mail/kinds.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import { type ReturnedMail, returnedMailOf } from "./bounce.ts";
import { authorOf, senderOf } from "./mail-sender.ts";
import { byToken, type MatchedLead, matchedLead, type SentMail, tokenOf } from "./matched-lead.ts";
import { type ReadMail, readMail } from "./read-mail.ts";
import { type NotTaken, type TakingDeps, takeReply } from "./take-reply.ts";

type Deps = TakingDeps & {
  /** Every kind that the outbox can hold. */
  kinds: OutboxKinds;
  mailOptions: MailOptions;
  outbox: Pick<OutboxWorker, "wake">;
  changes: Pick<ChangeFeed, "wake">;
  log: FastifyBaseLogger;
};

export type IncomingMailServices = ReturnType<typeof createIncomingMailServices>;

/** What comes in by mail: mails of ours that come back, and what people answer. */
export function createIncomingMailServices(deps: Deps) {
  return {
    receive: (raw: Uint8Array, recipient: string) => receive(deps, raw, recipient),
    /** Whether a mail with this header is one to receive. */
    isExpected: (header: Uint8Array) => isExpected(deps, header),
  };
}

/** What has become of a mail: `not-ours`: it is about nobody whom we know, and stays where it is. */
export type Received = "taken" | "not-ours" | NotTaken;

/**
 * Does what a mail means that has come in: one of ours that came back is dead from now on, once, however often it comes back; what a person
 * writes stands on the lead that it is about. What we cannot read of a mail that came back is told to whoever runs the site.
 * @param recipient The address to which it came; empty: its headers say so.
 */
async function receive(deps: Deps, raw: Uint8Array, recipient: string): Promise<Received> {
  const { connection, mailOptions, log } = deps;
  const mail = await readMail(raw);
  if (!mail) {
    log.warn({ bytes: raw.length }, "a mail that came in cannot be read");
    return "not-ours";
  }
  const { database } = connection;
  const back = await byToken(database, tokenOf(mail, recipient, mailOptions.bounceAddress));
  const match = back
    ? await ofReturned(deps, mail, back)
    : await matchedLead(database, mail, recipient, deps);
  const sent = back ?? match?.answered;
  const returned = sent && (back || isReport(mail)) ? returnedMailOf(mail) : undefined;
  if (returned && sent && returned.is !== "automatic") return comesBack(deps, sent, returned);
  // Whoever has it may be erased, and anybody can write to the address.
  if (!match) {
    log.info({}, "a mail that came in belongs to no mail of ours");
    return back ? "taken" : "not-ours";
  }
  const taken = await takeReply(deps, mail, match);
  log.info({ lead: match.lead.id, author: match.author, taken }, "a mail came in about a lead");
  if (taken === "taken") wake(deps);
  return taken;
}

/** What a program answers goes to the envelope's sender, which is where mails come back to (RFC 3834, section 4). */
async function ofReturned(
  { connection: { database } }: Deps,
  mail: ReadMail,
  answered: SentMail,
): Promise<MatchedLead | undefined> {
  const author = authorOf(mail);
  const lead = answered.lead_id === null ? undefined : await findLead(database, answered.lead_id);
  if (!lead || author === "person") return undefined;
  return { lead, answered, author, from: senderOf(mail), isFromElsewhere: false };
}

function isReport({ attachments }: ReadMail): boolean {
  return attachments.some(({ mimeType }) =>
    /^message\/(?:global-)?delivery-status$/i.test(mimeType),
  );
}

async function comesBack(
  deps: Deps,
  sent: SentMail,
  returned: Exclude<ReturnedMail, { is: "automatic" }>,
): Promise<Received> {
  const { log } = deps;
  if (returned.is === "bounce") {
    if (!(await keepBounce(deps, sent, returned))) return "known";
    log.warn({ mail: sent.id, kind: sent.kind, status: returned.status }, "mail came back");
    wake(deps);
  } else if (returned.is === "unknown") {
    log.warn({ mail: sent.id, kind: sent.kind }, "a mail that came back is not understood");
  }
  return "taken";
}

function wake({ outbox, changes }: Deps): void {
  outbox.wake();
  changes.wake();
}

async function isExpected(deps: Deps, header: Uint8Array): Promise<boolean> {
  const { connection, mailOptions } = deps;
  const mail = await readMail(header);
  if (!mail) return false;
  if (tokenOf(mail, "", mailOptions.bounceAddress)) return true;
  return (await matchedLead(connection.database, mail, "", deps)) !== undefined;
}

/** One whose answer never came may come back before it is tried again. @returns false when it is dead already. */
function keepBounce(
  { connection, kinds, clock }: Deps,
  mail: SentMail,
  { status, diagnostic }: Extract<ReturnedMail, { is: "bounce" }>,
): Promise<boolean> {
  const reason = bounceReasonOf(status);
  const details = { mailId: mail.id, to: recipientOf(kinds, mail), reason };
  const loss = {
    error: ["Came back:", status, diagnostic].filter(Boolean).join(" "),
    fault: { kind: "came-back" as const, reason },
    refused: status?.startsWith("5.") ? refusalOfCode(status) : null,
    isNews: (row: ExpressionBuilder<Schema, "outbox">) =>
      row("state", "in", ["sent", "queued", "sending"]),
    event: { kind: "bounced" as const, details },
  };
  return keepLoss(connection, mail, loss, clock());
}

function recipientOf(kinds: OutboxKinds, mail: SentMail): string {
  const kind = kindOf(kinds, mail);
  if (kind?.to !== "person" || !("render" in kind)) return "";
  try {
    return kind.lead.person(payloadOf(mail)).email;
  } catch {
    return "";
  }
}
