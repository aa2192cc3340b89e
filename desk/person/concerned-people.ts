import type { StreamedChange } from "#domain/lead/streamed-change.ts";
import type { Person } from "#domain/person/people-contract.ts";

/** Whether a person's page shows something of changed leads: theirs, and new ones with a mailbox or a number of theirs. */
export function isConcerned(
  { leads, mailboxes, phones }: Pick<Person, "leads" | "mailboxes" | "phones">,
  changes: readonly Pick<StreamedChange, "id" | "lead">[],
): boolean {
  return changes.some(
    ({ id, lead }) =>
      leads.some((own) => own.id === id) ||
      (lead && (mailboxes.includes(lead.email) || phones.includes(lead.phone))),
  );
}
