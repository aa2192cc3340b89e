import type { SendMailOptions } from "nodemailer";
import { mailLogo } from "#generated/mail-logo.ts";
import { logoId } from "./letter.tsx";
import type { Delivery } from "./message.ts";

/**
 * A delivery in nodemailer's terms. nodemailer encodes header values and folds line breaks in them,
 * so that no visitor's text can add a header or a recipient (RFC 5322, section 2.2).
 */
export function toMime(delivery: Delivery): SendMailOptions {
  const { invitation } = delivery;
  return {
    from: delivery.from,
    to: delivery.to,
    ...(delivery.replyTo && { replyTo: delivery.replyTo }),
    subject: delivery.subject,
    html: delivery.html,
    text: delivery.text,
    messageId: delivery.messageId,
    date: delivery.date,
    ...(delivery.priority && { priority: delivery.priority }),
    ...(delivery.html.includes(`cid:${logoId}`) && { attachments: [logo] }),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    ...(invitation && {
      icalEvent: {
        method: invitation.method,
        filename: "inspection.ics",
        content: invitation.content,
      },
    }),
    // Text comes from visitors: never let it name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const logo = {
  cid: logoId,
  filename: "logo.png",
  contentType: "image/png",
  contentDisposition: "inline",
  content: Buffer.from(mailLogo.base64, "base64"),
} as const;
