import { createHash } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { ImapFlow } from "imapflow";
import type { Connection } from "#server/database/connection.ts";
import { createFaultLog } from "#server/database/fault-log.ts";
import { startPasses } from "#server/passes.ts";
import { type ImapMailbox, imapClient, mostFetched } from "./imap-mailbox.ts";
import type { IncomingMailServices } from "./incoming-mails.ts";
import {
  beginAsking,
  endTurn,
  findAnswered,
  findReadTo,
  type ReadTo,
  storeAnswered,
  storeReadTo,
  takeTurn,
} from "./mailbox-state.ts";

type Deps = {
  connection: Connection;
  mailbox: ImapMailbox | undefined;
  incomingMails: IncomingMailServices;
  clock: () => Date;
  log: FastifyBaseLogger;
};

/** Milliseconds until the mailbox is read for the first time, between two times, and what one may take. */
const times = { first: 5_000, every: 60_000 };
const longest = 240_000;
/** Mails that are looked at in one pass; the rest are a minute later. */
const mostAtOnce = 200;
/** Passes in which the same mail fails before it is left where it is. */
const mostFailures = 3;
/** Milliseconds after which a mailbox that does not answer is said. */
const silentAfter = 3_600_000;

/** The fields by which a mail is matched: nothing else of a mail is fetched that is about nobody we know. */
const fields = [
  ...[
    "from",
    "to",
    "cc",
    "subject",
    "delivered-to",
    "x-original-to",
    "envelope-to",
    "x-envelope-to",
  ],
  ...["message-id", "in-reply-to", "references", "return-path", "content-type", "precedence"],
  ...[
    "auto-submitted",
    "x-autoreply",
    "x-autorespond",
    "x-autoresponse",
    "list-id",
    "list-unsubscribe",
  ],
  ...["x-auto-response-suppress", "x-ms-exchange-generated-message-source"],
];

/**
 * Reads a mailbox of the office for replies, every minute, in one process at a time. A mail that is about a lead is marked as
 * read; all others stay unread where they are, of which only a part of the header was fetched. Nothing is moved or deleted.
 */
export function createReplyMailbox(deps: Deps) {
  const { connection, mailbox, clock, log } = deps;
  const { database } = connection;
  const failures = new Map<number, number>();
  const notRead = createFaultLog(log, "the mailbox for replies cannot be read");

  async function pass(stopped?: AbortSignal): Promise<void> {
    if (!mailbox) return;
    const now = clock();
    const until = new Date(now.getTime() + longest + 60_000);
    try {
      if (!(await takeTurn(database, now, until))) return;
      try {
        await beginAsking(database, now);
        await readMailbox(deps, mailbox, failures, stopped);
      } finally {
        await endTurn(database, until);
      }
    } catch (error) {
      notRead(withoutWords(error));
    }
  }

  const passes = mailbox && startPasses(pass, times);
  return {
    /** Reads it now instead of within a minute. Never rejects. */
    run: async () => passes?.run(),
    stop: async () => passes?.stop(),
    /** Since when the mailbox has not answered, if that is an hour or more; null: it does, or there is none. */
    async silentSince(): Promise<string | null> {
      if (!mailbox) return null;
      const answered = await findAnswered(database);
      if (!answered) return null;
      return clock().getTime() - answered.getTime() >= silentAfter ? answered.toISOString() : null;
    },
  };
}

export type ReplyMailbox = ReturnType<typeof createReplyMailbox>;

async function readMailbox(
  deps: Deps,
  mailbox: ImapMailbox,
  failures: Map<number, number>,
  stopped: AbortSignal | undefined,
): Promise<void> {
  const { connection, clock } = deps;
  const { database } = connection;
  const client = await imapClient(mailbox);
  const close = () => client.close();
  const timer = setTimeout(close, longest);
  stopped?.addEventListener("abort", close, { once: true });
  try {
    await client.connect();
    const { uidValidity, uidNext } = await client.mailboxOpen(mailbox.folder);
    await storeAnswered(database, clock());
    const place = { uidValidity: `${accountOf(mailbox)} ${uidValidity}`, uid: uidNext - 1 };
    const known = await findReadTo(database);
    // What came before it was set up is the office's own, and so is what another mailbox held.
    if (known?.uidValidity !== place.uidValidity) return storeReadTo(database, place);
    if (known.uid >= place.uid) return;
    await readNew(deps, client, known, failures);
  } finally {
    clearTimeout(timer);
    stopped?.removeEventListener("abort", close);
    await client.logout().catch(close);
  }
}

/** Tells mailboxes apart whose servers count alike. */
function accountOf({ host, port, user, folder }: ImapMailbox): string {
  const named = JSON.stringify([host, port, user, folder]);
  return createHash("sha256").update(named).digest("hex").slice(0, 16);
}

async function readNew(
  { connection: { database }, incomingMails, log }: Deps,
  client: ImapFlow,
  { uidValidity, uid: last }: ReadTo,
  failures: Map<number, number>,
): Promise<void> {
  const found = (await client.search({ uid: `${last + 1}:*` }, { uid: true })) || [];
  const uids = found
    .filter((uid) => uid > last)
    .sort((one, other) => one - other)
    .slice(0, mostAtOnce);
  for (const uid of uids) {
    try {
      await readOne(client, uid, incomingMails);
      failures.delete(uid);
    } catch (error) {
      const count = (failures.get(uid) ?? 0) + 1;
      failures.set(uid, count);
      if (count < mostFailures || !client.usable) throw error;
      log.error({ err: withoutWords(error) }, "a mail for a lead cannot be read, and stays unread");
      failures.delete(uid);
    }
    await storeReadTo(database, { uidValidity, uid });
  }
}

async function readOne(
  client: ImapFlow,
  uid: number,
  incomingMails: IncomingMailServices,
): Promise<void> {
  const head = await client.fetchOne(String(uid), { headers: fields, size: true }, { uid: true });
  const header = head ? head.headers : undefined;
  if (!head || !header) return;
  if (!(await incomingMails.isExpected(header))) return;
  if ((head.size ?? 0) > mostFetched) return;
  const whole = await client.fetchOne(
    String(uid),
    { source: { start: 0, maxLength: mostFetched } },
    { uid: true },
  );
  const source = whole ? whole.source : undefined;
  if (!source) return;
  const received = await incomingMails.receive(source, "");
  if (received !== "taken" && received !== "known") return;
  await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
}

/** What a server says may quote people or our password: its code alone is for the log. */
function withoutWords(error: unknown): Error {
  const { code, authenticationFailed } = error as { code?: string; authenticationFailed?: boolean };
  const why = authenticationFailed ? "the login is refused" : (code ?? "no answer");
  return Object.assign(new Error(`mailbox: ${why}`), { code: code ?? "MAILBOX" });
}
