import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  /** Envelope: who the server was really asked to deliver to. */
  recipients: string[];
  raw: string;
  parsed: Email;
};

export type SmtpInbox = { port: number; mails: ReceivedMail[]; close(): Promise<void> };

/** A real SMTP server that keeps what it accepts. `refuse` names a recipient it does not know. */
export async function startSmtpInbox(
  options: { port?: number; refuse?: string } = {},
): Promise<SmtpInbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, _session, done) {
      done(address === options.refuse ? new Error("no such mailbox") : null);
    },
    onData(stream, { envelope }, done) {
      buffer(stream)
        .then(async (content) => {
          mails.push({
            recipients: envelope.rcptTo.map(({ address }) => address),
            raw: content.toString("utf8"),
            parsed: await PostalMime.parse(content),
          });
          done();
        })
        .catch(done);
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
