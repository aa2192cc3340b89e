import type { SendMailOptions } from "nodemailer";
import { singleHeaderLine } from "#domain/page/single-line.ts";
import { builtLetterLogo } from "#server/brand/brand-now.ts";
import { logoId } from "./letter.tsx";
import { isAsciiMailbox } from "./mailbox.ts";
import type { Delivery, MailAttachment, MailMessage, MailPicture } from "./message.ts";

/** What tells other programs that no person has written a mail (RFC 3834, MS-OXCMAIL). Bounces are wanted. */
const automatic = {
  "Auto-Submitted": "auto-generated",
  "X-Auto-Response-Suppress": "DR, RN, NRN, OOF, AutoReply",
} as const;

/**
 * A delivery in nodemailer's form. nodemailer encodes (RFC 2047) and folds header values, so a visitor's text cannot add
 * a header or a recipient (RFC 5322, section 2.2). A mailbox cannot be encoded: one beyond ASCII is only where the mail
 * itself goes, since a server without SMTPUTF8 (RFC 6531) refuses all of it for the sake of a header.
 */
export function toMime(delivery: Delivery): SendMailOptions {
  const { invitation, pictures = [], attachments: along = [] } = delivery;
  const hasLogo = delivery.html.includes(`cid:${logoId}`);
  const logo = hasLogo ? [logoOf(delivery)] : [];
  const attachments = [...logo, ...pictures.map(inline), ...along.map(attached)];
  return {
    from: delivery.from,
    to: asAddress(delivery.to),
    ...(delivery.replyTo &&
      isAsciiMailbox(delivery.replyTo) && { replyTo: asAddress(delivery.replyTo) }),
    ...(delivery.returnTo && {
      envelope: { from: delivery.returnTo, to: asAddress(delivery.to) },
    }),
    subject: singleHeaderLine(delivery.subject),
    html: delivery.html,
    text: delivery.text,
    messageId: delivery.messageId,
    ...(delivery.answers && {
      inReplyTo: singleHeaderLine(delivery.answers),
      references: singleHeaderLine(delivery.answers),
    }),
    date: delivery.date,
    ...(delivery.priority && { priority: delivery.priority }),
    ...(attachments.length > 0 && { attachments }),
    ...(!delivery.isWritten && { headers: automatic }),
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

/** With the name as it may stand in a header; nodemailer puts the domain in punycode. */
function asAddress(mailbox: MailMessage["to"]): MailMessage["to"] {
  if (typeof mailbox === "string") return mailbox;
  return { name: singleHeaderLine(mailbox.name), address: mailbox.address };
}

function attached({ filename, content }: MailAttachment) {
  const contentDisposition = "attachment" as const;
  return { filename, content, contentDisposition, contentType: "image/jpeg" };
}

function inline({ cid, content }: MailPicture, index: number) {
  return {
    ...{ cid, content, filename: `photo-${index + 1}.jpg`, contentType: "image/jpeg" },
    contentDisposition: "inline",
  } as const;
}

function logoOf({ logo = builtLetterLogo }: Delivery) {
  return {
    ...{ cid: logoId, filename: "logo.png", contentType: "image/png", content: logo },
    contentDisposition: "inline",
  } as const;
}
