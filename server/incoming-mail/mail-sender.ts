import { understoodMailbox } from "#domain/person/understood-mailbox.ts";
import { type MailAuthor, mailAuthor } from "#domain/reply/mail-author.ts";
import { headerOf, type ReadMail } from "./read-mail.ts";

/** The address that a mail says it is from; empty: none that anybody could write to. */
export function senderOf({ from }: Pick<ReadMail, "from">): string {
  return understoodMailbox(from?.address ?? "")?.address ?? "";
}

/** Whether a person, a program or a list has written it. */
export function authorOf(mail: Pick<ReadMail, "headers" | "from" | "subject">): MailAuthor {
  return mailAuthor({
    header: (name) => headerOf(mail, name),
    from: senderOf(mail),
    subject: mail.subject ?? "",
  });
}
