import type { SendMailOptions } from "nodemailer";
import { mailLogo } from "#generated/mail-logo.ts";
import { logoId } from "./letter.tsx";
import type { Delivery, MailPicture } from "./message.ts";

/**
 * A delivery in nodemailer's form. nodemailer encodes and folds header values, so a visitor's text cannot add a header
 * or a recipient (RFC 5322, section 2.2).
 */
export function toMime(delivery: Delivery): SendMailOptions {
  const { invitation, pictures = [] } = delivery;
  const hasLogo = delivery.html.includes(`cid:${logoId}`);
  const attachments = [...(hasLogo ? [logo] : []), ...pictures.map(inline)];
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
    ...(attachments.length > 0 && { attachments }),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    ...(invitation && {
      icalEvent: {
        method: invitation.method,
        filename: "inspection.ics",
        content: invitation.content,
      },
    }),
    // Text comes from visitors: it must never name a file or URL to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function inline({ cid, content }: MailPicture, index: number) {
  return {
    ...{ cid, content, filename: `photo-${index + 1}.jpg`, contentType: "image/jpeg" },
    contentDisposition: "inline",
  } as const;
}

const logo = {
  cid: logoId,
  filename: "logo.png",
  contentType: "image/png",
  contentDisposition: "inline",
  content: Buffer.from(mailLogo.base64, "base64"),
} as const;
