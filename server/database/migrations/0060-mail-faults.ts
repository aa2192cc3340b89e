import { type Kysely, sql } from "kysely";

/**
 * Why a mail, a text or a call failed, as data beside its words, which until now were read again wherever they were shown. Those
 * that are stored are read here for the last time. What an earlier release stores meanwhile has no data: its reason is unknown.
 * And to which number a text goes, by which those are found that get none.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("outbox").addColumn("fault", "text").execute();
  await schema.alterTable("outbox").addColumn("number", "text").execute();
  await schema
    .createIndex("outbox_number")
    .on("outbox")
    .column("number")
    .where(sql<boolean>`number is not null`)
    .execute();
  await readErrors(database as Kysely<Before>);
}

type Before = {
  outbox: {
    id: string;
    kind: string;
    payload: string;
    state: string;
    error: string | null;
    refused: string | null;
    fault: string | null;
    number: string | null;
  };
};

async function readErrors(database: Kysely<Before>): Promise<void> {
  const failed = await database
    .selectFrom("outbox")
    .select(["id", "kind", "payload", "state", "error"])
    .where("error", "is not", null)
    .execute();
  for (const { id, kind, payload, state, error } of failed) {
    const fault = faultIn(error ?? "");
    const isLandline = fault.kind === "text-lost" && fault.code === "30006" && state === "dead";
    const number = isLandline && kind === "person-text" ? numberIn(payload) : null;
    await database
      .updateTable("outbox")
      .set({ fault: JSON.stringify(fault), ...(number && { number, refused: "recipient" }) })
      .where("id", "=", id)
      .execute();
  }
}

function numberIn(payload: string): string | null {
  try {
    return JSON.parse(payload).phone ?? null;
  } catch {
    return null;
  }
}

type Fault = { kind: string; reason?: string; code?: string; status?: number };

/** What an error means. The first match counts. */
function faultIn(error: string): Fault {
  const cameBack = /^Came back:(?: ([245]\.\d{1,3}\.\d{1,3})\b)?/.exec(error);
  if (cameBack) return { kind: "came-back", reason: bounceReasonOf(cameBack[1] ?? "") };
  const lost = /^The text provider reported:.*?(?: (\d{1,6}))?$/.exec(error);
  if (lost) return { kind: "text-lost", code: lost[1] ?? "" };
  const answered = /^the (text provider|emergency webhook) answered (\d{3})$/.exec(error);
  if (answered) {
    const kind = answered[1] === "text provider" ? "text-provider-answered" : "webhook-answered";
    return { kind, status: Number(answered[2]) };
  }
  return { kind: kinds.find(([pattern]) => pattern.test(error))?.[1] ?? "unknown" };
}

/** By the code of a bounce (RFC 3463). */
function bounceReasonOf(status: string): string {
  return bounces.find(([pattern]) => pattern.test(status))?.[1] ?? "unknown";
}

const bounces: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^5\.(?:1\.2|4\.4)$/, "no domain"],
  [/^5\.(?:1\.(?![78]$)\d+|2\.1)$/, "no mailbox"],
  [/^[45]\.2\.2$/, "mailbox full"],
  [/^[45]\.(?:2\.3|3\.4)$/, "too large"],
  [/^4\./, "not reached"],
  [/^5\./, "refused"],
];

const kinds: readonly (readonly [pattern: RegExp, kind: string])[] = [
  // What we have put ourselves.
  [/another process's|process stops/, "interrupted"],
  [/release of the site cannot read|^no kind of mail is called/, "newer-release"],
  [/no longer configured/, "not-configured"],
  [/^What is stored cannot be read/, "unreadable"],
  [/^It was waiting when the backup was made/, "dropped"],
  [/wants no texts|opted out at the provider/, "opted-out"],
  [/text may have arrived/, "text-unanswered"],
  [/^The mail may have arrived/, "mail-unanswered"],
  [/after the quiet hours/, "text-too-late-after-quiet-hours"],
  [/text is too late/, "text-too-late"],
  [/address with letters like these/, "unwritable-mailbox"],
  [/fetch failed|aborted due to timeout/, "other-system-silent"],
  [/time for this attempt/, "out-of-time"],
  // What mail servers have, and nodemailer.
  [/\b(530|534|535|538)\b|invalid login|authentication/i, "login-refused"],
  [/\b5\.(?:1\.2|4\.4)\b|domain( name)? not found/i, "no-domain"],
  [
    /\b5\.1\.(?:[0136]|10)\b|no such (mailbox|user|recipient)|(mailbox|user|recipient|address)( \S+)? (is )?(unknown|not found|unavailable|does not exist|rejected)|unknown (user|mailbox|recipient)|user unknown/i,
    "no-mailbox",
  ],
  [/\b(452|552)\b|\b[45]\.2\.2\b|quota|mailbox( is)? full|over its limit/i, "mailbox-full"],
  [/\b[45]\.3\.4\b|too large|size limit/i, "mail-too-large"],
  [
    /spam|blocked|blacklist|block list|blocklist|policy|reputation|\b5\.7\.\d+\b/i,
    "mail-unwelcome",
  ],
  [/greylist|gr[ae]y-?list|try again later|come back later/i, "try-later"],
  [/certificate|self.signed|tls|ssl/i, "insecure-connection"],
  [/ENOTFOUND|EAI_AGAIN|getaddrinfo|queryA/, "mail-server-not-found"],
  [
    /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNECTION|timed? ?out|silent|closed|greeting never received|socket|hang up/i,
    "mail-server-silent",
  ],
  [/\b55[01]\b/, "no-mailbox"],
  [/\b5\d\d\b/, "mail-refused"],
  [/\b4\d\d\b/, "mail-server-in-trouble"],
];
