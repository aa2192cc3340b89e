import { mailNames } from "#content/en/desk-leads.ts";
import { isMailKindName } from "#domain/lead/mail-kind.ts";
import type { MailWords } from "#server/lead/lead-page.ts";
import { type OutboxKind, readRow } from "#server/mail/kinds.ts";
import { mailKinds } from "./mail-kinds.ts";

/** What a timeline says of a mail. Rendering each of them for its subject would take longer than all the rest. */
export const mailWords: MailWords = (mail) => {
  const row = readRow(mailKinds, mail);
  const to = row ? addressOf(mailKinds[row.kind], row.payload) : "";
  if (row?.kind === "desk-letter") {
    const { subject, staffId } = row.payload;
    return { subject, to, staffId };
  }
  const subject = isMailKindName(mail.kind) ? mailNames[mail.kind] : mail.kind;
  return { subject, to, staffId: null };
};

/** Whom a mail goes to: the person by their address, the office by that word; nobody for what is no mail. */
function addressOf(kind: OutboxKind, payload: object): string {
  if (!("to" in kind)) return "";
  const isPersons = kind.to === "person" && kind.lead;
  return isPersons ? isPersons.person(payload).email : "office";
}
