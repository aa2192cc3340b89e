import type { FastifyBaseLogger } from "fastify";
import type { ExpressionBuilder } from "kysely";
import { bounceReasonOf } from "#domain/lead/bounce.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import { keepLoss } from "#server/lead/lost-messages.ts";
import { refusalOfCode } from "#server/mail/delivery-fault.ts";
import { kindOf, type OutboxKinds, payloadOf } from "#server/mail/kinds.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import { tokenIn } from "#server/mail/return-address.ts";
import { type ReturnedMail, returnedMailOf } from "./bounce.ts";
import { headerOf, type ReadMail, readMail } from "./read-mail.ts";

type Deps = {
  connection: Connection;
  /** Every kind that the outbox can hold. */
  kinds: OutboxKinds;
  mailOptions: MailOptions;
  outbox: Pick<OutboxWorker, "wake">;
  changes: Pick<ChangeFeed, "wake">;
  clock: () => Date;
  log: FastifyBaseLogger;
};

export type IncomingMailServices = ReturnType<typeof createIncomingMailServices>;

/** What comes to our addresses by mail. So far these are mails of ours that come back. */
export function createIncomingMailServices(deps: Deps) {
  return {
    receive: (raw: Uint8Array, recipient: string) => receive(deps, raw, recipient),
  };
}

/**
 * Does what a mail means that has come in: one of ours that came back is dead from now on, once, however often it comes back.
 * What we cannot read is told to whoever runs the site.
 * @param recipient The address to which it came; empty: its headers say so.
 */
async function receive(deps: Deps, raw: Uint8Array, recipient: string): Promise<void> {
  const { connection, mailOptions, outbox, changes, log } = deps;
  const mail = await readMail(raw);
  if (!mail) return log.warn({ bytes: raw.length }, "a mail that came in cannot be read");
  const token = tokenOf(mail, recipient, mailOptions.bounceAddress ?? "");
  const sent = token === undefined ? undefined : await findByToken(connection, token);
  // Whoever has it may be erased, and anybody can write to the address.
  if (!sent) return log.info({}, "a mail that came in belongs to no mail of ours");
  const returned = returnedMailOf(mail);
  if (returned.is === "bounce") {
    if (!(await keepBounce(deps, sent, returned))) return;
    log.warn({ mail: sent.id, kind: sent.kind, status: returned.status }, "mail came back");
    outbox.wake();
    changes.wake();
  } else if (returned.is === "unknown") {
    log.warn({ mail: sent.id, kind: sent.kind }, "a mail that came back is not understood");
  }
}

const recipientHeaders = ["x-original-to", "delivered-to", "envelope-to", "x-envelope-to", "to"];
/** How many addresses of a header are looked at. */
const mostAddresses = 20;

function tokenOf(mail: ReadMail, recipient: string, bounceAddress: string): string | undefined {
  const typed = recipientHeaders.flatMap((name) =>
    headerOf(mail, name)
      .slice(0, 2_000)
      .split(/[\s,<>]+/, mostAddresses),
  );
  for (const address of [recipient, ...typed]) {
    const token = tokenIn(address, bounceAddress);
    if (token) return token;
  }
  return undefined;
}

type SentMail = Pick<OutboxTable, "id" | "kind" | "payload_version" | "payload" | "lead_id">;

function findByToken({ database }: Connection, token: string): Promise<SentMail | undefined> {
  return database
    .selectFrom("outbox")
    .select(["id", "kind", "payload_version", "payload", "lead_id"])
    .where("return_token", "=", token)
    .executeTakeFirst();
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
