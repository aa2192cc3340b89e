import { createTransport } from "nodemailer";
import type { MailTransport } from "#server/mail/message.ts";
import { toMime } from "#server/mail/mime.ts";

/** A mail as a mail server would get it. */
export type RenderedMail = { to: readonly string[]; head: string };

/** Renders mails to the last byte, and sends none. */
export function renderingTransport(): { mails: RenderedMail[]; transport: MailTransport } {
  const mails: RenderedMail[] = [];
  const renderer = createTransport({ streamTransport: true, buffer: true });
  const transport: MailTransport = {
    async deliver(delivery) {
      const { envelope, message } = await renderer.sendMail(toMime(delivery));
      const [head = ""] = message.toString().split(/\r?\n\r?\n/, 1);
      mails.push({ to: envelope.to, head });
    },
    close: () => renderer.close(),
  };
  return { mails, transport };
}
