import { appointmentMailNames, mailNames } from "#content/en/desk/mails.ts";
import { isMailKindName } from "#domain/lead/mail-kind.ts";
import { phoneInWords } from "#domain/person/understood-phone.ts";
import { appointmentMailKinds } from "#server/appointment/appointment-mail-kinds.ts";
import type { MailWords } from "#server/lead/timeline-entries.ts";
import { type OutboxKind, type OutboxKinds, readRow } from "#server/mail/kinds.ts";
import { textMailKinds } from "#server/text/person-text-kind.ts";
import { letterKinds } from "./desk-letter.tsx";

/** What is called by more than its kind. */
const byContents = {
  "appointment-confirmation": appointmentMailKinds["appointment-confirmation"],
  "appointment-notice": appointmentMailKinds["appointment-notice"],
  ...letterKinds,
  ...textMailKinds,
};

/**
 * Describes mails in a timeline. Rendering every mail for its subject would take longer than all the rest.
 * @param kinds Every kind that the outbox can hold.
 */
export function mailWordsOf(kinds: OutboxKinds): MailWords {
  return (mail) => {
    const row = readRow(byContents, mail);
    if (row?.kind === "person-text") {
      const { phone, body, staffId } = row.payload;
      const to = phoneInWords({ e164: phone, extension: null });
      return { subject: mailNames[row.kind], to, staffId, text: body };
    }
    const any = readRow(kinds, mail);
    const kind = any && kinds[any.kind];
    const to = any && kind ? addressOf(kind, any.payload) : "";
    if (row?.kind === "desk-letter") {
      const { subject, staffId, photos = [] } = row.payload;
      return { subject, to, staffId, ...(photos.length > 0 && { photos: photos.length }) };
    }
    // Another release may know more that happens to an appointment.
    const byEvent = row && appointmentMailNames[row.kind][row.payload.event];
    return { subject: byEvent ?? nameOf(mail.kind), to, staffId: null };
  };
}

function nameOf(kind: string): string {
  return isMailKindName(kind) ? mailNames[kind] : kind;
}

/** A mail's recipient: the person's address, or "office"; empty for rows that are not mails. */
function addressOf(kind: OutboxKind, payload: object): string {
  if (!("render" in kind)) return "";
  return kind.to === "person" ? kind.lead.person(payload).email : "office";
}
