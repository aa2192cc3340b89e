import { mailNames } from "#content/en/desk-leads.ts";
import { isMailKindName } from "#domain/lead/mail-kind.ts";
import { phoneInWords } from "#domain/person/understood-phone.ts";
import type { MailWords } from "#server/lead/timeline-entries.ts";
import { type OutboxKind, readRow } from "#server/mail/kinds.ts";
import { mailKinds } from "#server/services/background/mail-kinds.ts";

/** Describes a mail in a timeline. Rendering every mail for its subject would take longer than all the rest. */
export const mailWords: MailWords = (mail) => {
  const row = readRow(mailKinds, mail);
  const to = row ? addressOf(mailKinds[row.kind], row.payload) : "";
  if (row?.kind === "desk-letter") {
    const { subject, staffId } = row.payload;
    return { subject, to, staffId };
  }
  if (row?.kind === "person-text") {
    const { phone, body, staffId } = row.payload;
    return {
      subject: mailNames[row.kind],
      to: phoneInWords({ e164: phone, extension: null }),
      staffId,
      text: body,
    };
  }
  const subject = isMailKindName(mail.kind) ? mailNames[mail.kind] : mail.kind;
  return { subject, to, staffId: null };
};

/** A mail's recipient: the person's address, or "office"; empty for rows that are not mails. */
function addressOf(kind: OutboxKind, payload: object): string {
  if (!("render" in kind)) return "";
  return kind.to === "person" ? kind.lead.person(payload).email : "office";
}
