import { createTransport } from "nodemailer";
import type { MailTransport } from "./message.ts";
import { toMime } from "./mime.ts";

const second = 1_000;

/** Real delivery. The time limits add up to less than the outbox's lease. */
export function smtpTransport(smtpUrl: string): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    dnsTimeout: 10 * second,
    socketTimeout: 30 * second,
  });
  return {
    async deliver(delivery) {
      await transporter.sendMail(toMime(delivery));
    },
    close: () => transporter.close(),
  };
}
