import { mailNames, unnamedMail as words } from "#content/en/desk/mails.ts";
import { isMailKindName } from "#domain/lead/mail-kind.ts";
import type { DeskMail } from "#domain/lead/records-contract.ts";

/** A mail's display name: its subject or, where the office may not see that, its purpose. */
export function mailName({ subject, kind }: Pick<DeskMail, "subject" | "kind">): string {
  return subject || (isMailKindName(kind) ? mailNames[kind] : words.ofSystem);
}
