import type { ImapFlow } from "imapflow";
import type { MailboxFault } from "#domain/outside/silence-contract.ts";

/** A mailbox that is read for replies: `imaps://user:password@host:993/INBOX`. */
export type ImapMailbox = Readonly<{
  host: string;
  port: number;
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
}>;

/** What the address of a mailbox says. @throws when it is none. */
export function imapMailboxOf(address: string): ImapMailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const isSecure = protocol === "imaps:";
  return Object.freeze({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port ? Number(port) : isSecure ? 993 : 143,
    isSecure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || "INBOX",
  });
}

/** Milliseconds for each step, so that a server that hangs is given up. */
const patience = { connect: 15_000, silence: 60_000 };
/** Bytes: the largest mail that is fetched, and what a server may send in one answer. */
export const mostFetched = 26 * 1024 * 1024;

/**
 * A client of the mailbox, not connected yet. A server on this machine may have a certificate of its own making; any other
 * without TLS gets no password. Nothing that it says is logged, since that has people's data.
 */
export async function imapClient({
  host,
  port,
  isSecure,
  user,
  password,
}: ImapMailbox): Promise<ImapFlow> {
  // Some megabytes, which a site without a mailbox does not pay.
  const { ImapFlow } = await import("imapflow");
  const isHere = ["localhost", "127.0.0.1", "::1"].includes(host);
  const client = new ImapFlow({
    ...{ host, port, secure: isSecure, auth: { user, pass: password } },
    ...(!isSecure && { doSTARTTLS: isHere ? undefined : true }),
    tls: { rejectUnauthorized: !isHere },
    ...{ logger: false, disableAutoIdle: true },
    ...{ connectionTimeout: patience.connect, greetingTimeout: patience.connect },
    ...{ socketTimeout: patience.silence },
    ...{ maxLineLength: 4 * 1024 * 1024, maxResponseTokens: 100_000 },
    ...{ maxLiteralSize: mostFetched + 1024, maxResponseSize: mostFetched + 1024 * 1024 },
  });
  // Whoever waits for it is told by its promise; without a listener the process would end.
  client.on("error", () => {});
  return client;
}

/** Why a mailbox cannot be read, from the error that its client has thrown. */
export function mailboxFaultOf(error: unknown): MailboxFault {
  const said = error as { code?: string; authenticationFailed?: boolean; mailboxMissing?: boolean };
  if (said.authenticationFailed) return "login";
  if (said.mailboxMissing) return "folder";
  const code = String(said.code ?? "");
  if (/^(?:ENOTFOUND|EAI_)/.test(code)) return "name";
  if (/CERT|SIGNATURE|ERR_(?:TLS|SSL)|STARTTLS|MissingServerExtension/.test(code)) return "trust";
  return /^E[A-Z]+$|TIMEOUT|NoConnection|Closed|Logout/.test(code) ? "no-answer" : "odd";
}
