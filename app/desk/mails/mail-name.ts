import { mailNames } from "#content/en/desk-leads.ts";
import { isMailKindName } from "#domain/lead/mail-kind.ts";
import type { DeskMail } from "#domain/lead/records-contract.ts";

/** What a mail is called: its subject; of those that are not shown to the office, what they are for. */
export function mailName({ subject, kind }: Pick<DeskMail, "subject" | "kind">): string {
  return subject || (isMailKindName(kind) ? mailNames[kind] : "Message of the system");
}
