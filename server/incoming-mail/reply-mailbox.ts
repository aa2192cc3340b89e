import { createHash } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { ImapFlow } from "imapflow";
import type { ReplyMailboxState } from "#domain/outside/silence-contract.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import { createFaultLog } from "#server/database/fault-log.ts";
import { DatabaseUnavailable } from "#server/database/unavailable.ts";
import { startPasses } from "#server/passes.ts";
import { type ImapMailbox, imapClient, mailboxFaultOf, mostFetched } from "./imap-mailbox.ts";
import type { IncomingMailServices } from "./incoming-mails.ts";
import {
  beginAsking,
  endTurn,
  findAnswered,
  findFault,
  findReadTo,
  type ReadTo,
  storeAnswered,
  storeFault,
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
const day = 86_400_000;
/** Days before the last answer of a mailbox whose mails are looked at again when it counts anew. */
const daysAgain = 3;
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
        await storeFault(database, null);
      } catch (error) {
        // That our own database was away is no fault of the mailbox.
        const isTheirs = !stopped?.aborted && !(error instanceof DatabaseUnavailable);
        if (isTheirs) await storeFault(database, mailboxFaultOf(error));
        throw error;
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
    /** Which mailbox is read, and how it stands; null: none is. */
    async state(): Promise<ReplyMailboxState> {
      if (!mailbox) return null;
      const { host, user, folder } = mailbox;
      const answeredAt = (await findAnswered(database))?.toISOString() ?? null;
      return { host, user, folder, answeredAt, fault: await findFault(database) };
    },
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
    const answered = (await findAnswered(database)) ?? clock();
    await storeAnswered(database, clock());
    const account = accountOf(mailbox);
    const newest = { uidValidity: `${account} ${uidValidity}`, uid: uidNext - 1 };
    const known = await findReadTo(database);
    // What came before it was set up is the office's own, and so is what another mailbox held.
    if (!known?.uidValidity.startsWith(`${account} `)) return storeReadTo(database, newest);
    const place = await placeIn(database, known, newest, answered);
    if (place !== known) failures.clear();
    if (place.uid < newest.uid) await readNew(deps, client, place, failures);
  } finally {
    clearTimeout(timer);
    stopped?.removeEventListener("abort", close);
    await client.logout().catch(close);
  }
}

/**
 * Where to go on in a mailbox. It was restored, moved or made anew where the server counts otherwise than before (RFC 9051, section
 * 2.3.1.1), so that the old numbers say nothing: what has come since shortly before it last answered is looked at again. Mails that
 * were taken are known by their Message-ID.
 */
async function placeIn(
  database: Database,
  known: ReadTo,
  { uidValidity, uid: to }: ReadTo,
  answered: Date,
): Promise<ReadTo> {
  if (known.uidValidity === uidValidity) return known;
  const since = known.again?.since ?? answered.toISOString();
  const place = { uidValidity, uid: 0, again: { to, since } };
  await storeReadTo(database, place);
  return place;
}

/** Tells mailboxes apart whose servers count alike. */
function accountOf({ host, port, user, folder }: ImapMailbox): string {
  const named = JSON.stringify([host, port, user, folder]);
  return createHash("sha256").update(named).digest("hex").slice(0, 16);
}

async function readNew(
  { connection: { database }, incomingMails, log }: Deps,
  client: ImapFlow,
  place: ReadTo,
  failures: Map<number, number>,
): Promise<void> {
  const { uidValidity, again } = place;
  const found = await findNew(client, place);
  const uids = found.slice(0, mostAtOnce);
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
    await storeReadTo(database, { uidValidity, uid, ...(again && { again }) });
  }
  if (again && uids.length === found.length) {
    await storeReadTo(database, { uidValidity, uid: again.to });
  }
}

/** The numbers of the mails that were not looked at yet, the oldest first. */
async function findNew(client: ImapFlow, { uid: last, again }: ReadTo): Promise<number[]> {
  // Servers compare days, each in a zone of its own; a mailbox that was moved may say that all of it has come just now.
  const since = again && new Date(Date.parse(again.since) - daysAgain * day);
  const found = await client.search(
    { uid: `${last + 1}:${again ? again.to : "*"}`, ...(since && { since, sentSince: since }) },
    { uid: true },
  );
  // A range without a mail means the last one.
  return (found || [])
    .filter((uid) => uid > last && uid <= (again?.to ?? uid))
    .sort((one, other) => one - other);
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
