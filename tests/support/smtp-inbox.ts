import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  /** The envelope's recipients, who decide the delivery. */
  recipients: string[];
  raw: string;
  /** Whether it came by TLS. */
  isSecure: boolean;
  parsed: Email;
};

/** The commands of a mail in order; `end` is the dot after the message. */
export type SmtpCommand = "connect" | "mail" | "rcpt" | "end";

export type SmtpInbox = {
  port: number;
  /** Leads to it as well, and is no loopback address, so that a certificate is looked at. */
  untrustedHost: string;
  mails: ReceivedMail[];
  /** Commands received so far, answered or not: `rcpt ada@example.com`. */
  asked: string[];
  /** Number of closed connections. */
  closed: () => number;
  close(): Promise<void>;
};

/**
 * A real SMTP server that keeps what it accepts. `refuse` names an unknown recipient. `before` runs before each
 * command's answer: a delay delays the answer, and a thrown error is the answer (with its `responseCode`, otherwise
 * 550). With `login`, a client has to log in, and its password is refused while that is false. With `selfSigned`, it is
 * offered TLS with a certificate that nobody can trust. With `isStrict`, it takes no header and no command with anything
 * but ASCII, as Postfix does with `smtputf8_enable=no` and `strict_7bit_headers=yes`.
 */
export async function startSmtpInbox(
  options: {
    port?: number;
    refuse?: string;
    before?: (command: SmtpCommand, address: string) => Promise<void> | void;
    login?: () => boolean;
    selfSigned?: boolean;
    isStrict?: boolean;
  } = {},
): Promise<SmtpInbox> {
  const mails: ReceivedMail[] = [];
  const asked: string[] = [];
  let closed = 0;
  async function ask(command: SmtpCommand, address = ""): Promise<void> {
    asked.push(`${command} ${address}`.trim());
    if (command === "rcpt" && address === options.refuse) throw new Error("no such mailbox");
    // The library has decoded a domain in punycode.
    const local = address.slice(0, address.lastIndexOf("@"));
    if (options.isStrict && /\P{ASCII}/u.test(local)) throw smtpRefusal(553, "5.6.7 not ASCII");
    await options.before?.(command, address);
  }
  const server = new SMTPServer({
    disabledCommands: [
      ...(options.login ? [] : ["AUTH"]),
      ...(options.selfSigned ? [] : ["STARTTLS"]),
    ],
    allowInsecureAuth: true,
    onAuth({ username = "" }, _session, done) {
      if (options.login?.()) return done(null, { user: username });
      done(smtpRefusal(535, `5.7.8 bad password of ${username} for ada@example.com`));
    },
    // Otherwise it warns that everybody knows the key of its own certificate.
    logger: false,
    hideSMTPUTF8: options.isStrict === true,
    closeTimeout: 100,
    onConnect: (_session, done) => void ask("connect").then(() => done(), done),
    onClose: () => {
      closed += 1;
    },
    onMailFrom: ({ address }, _session, done) => void ask("mail", address).then(() => done(), done),
    onRcptTo: ({ address }, _session, done) => void ask("rcpt", address).then(() => done(), done),
    onData(stream, { envelope, secure }, done) {
      buffer(stream)
        .then(async (content) => {
          if (options.isStrict && has8BitHeader(content)) {
            throw smtpRefusal(554, "5.6.0 Message contains non-ASCII data in headers");
          }
          mails.push({
            recipients: envelope.rcptTo.map(({ address }) => address),
            isSecure: secure,
            raw: content.toString("utf8"),
            parsed: await PostalMime.parse(content),
          });
          await ask("end");
          done();
        })
        .catch(done);
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  return {
    untrustedHost: "0.0.0.0",
    port: (server.server.address() as AddressInfo).port,
    mails,
    asked,
    closed: () => closed,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Whether a header of a message has a byte that is not ASCII. */
function has8BitHeader(message: Buffer): boolean {
  const headers = message.toString("latin1").split("\r\n\r\n", 1)[0] ?? "";
  return /\P{ASCII}/u.test(headers);
}

/** A promise that waits until it is opened. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** A refusal like a mail server's. */
export function smtpRefusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
