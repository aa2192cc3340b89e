import { mailNames } from "#content/en/desk-leads.ts";
import type { OutboxTable } from "#server/database/schema.ts";
import type { MailWords } from "#server/lead/lead-page.ts";
import { kindOf, payloadOf } from "#server/mail/kinds.ts";
import { mailKinds } from "./mail-kinds.ts";

/** What a timeline says of a mail. Rendering each of them for its subject would take longer than all the rest. */
export const mailWords: MailWords = (mail) => {
  const { to, payload } = addressed(mail);
  const own: { subject?: string; staffId?: string } = mail.kind === "desk-letter" ? payload : {};
  return {
    subject: own.subject ?? mailNames[mail.kind] ?? mail.kind,
    to,
    staffId: own.staffId ?? null,
  };
};

/** Whom a mail goes to: the person by their address, the office by that word; nobody for what is no mail. */
function addressed(mail: OutboxTable): { to: string; payload: object } {
  const payload = payloadOf(mail);
  const kind = kindOf(mailKinds, mail);
  if (!kind || !("to" in kind)) return { to: "", payload };
  const isPersons = kind.to === "person" && kind.lead;
  return { to: isPersons ? isPersons.person(payload).email : "office", payload };
}
