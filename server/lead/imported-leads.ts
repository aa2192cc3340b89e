import type { ImportedState } from "#domain/import/read-status.ts";
import { searchTextOf } from "#domain/lead/lead-search.ts";
import { importSource } from "#domain/lead/lead-sources.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { eventColumns } from "#server/database/stored-event.ts";
import type { Contact } from "#server/mail/kinds.ts";
import { addMissingEntries } from "#server/search/search-entries.ts";
import { searchedLead } from "#server/search/searched-lead.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { personKey } from "./arrivals.ts";

/** A lead that another program has kept. */
export type ImportedLead = {
  id: string;
  personId: string;
  person: Contact;
  subject: string;
  message: string;
  standing: ImportedState;
  amountCents: number | null;
  appointmentId: string | null;
};

/**
 * Stores leads that an owner imports: history, or work that goes on, to which nobody owes an answer. They alert nobody, mail
 * nobody and are in no number. Lists and programs that copy them are told that they have changed, not that they arrived. To an
 * earlier release they are calls that somebody wrote down and answered.
 */
export async function storeImportedLeads(
  transaction: DatabaseTransaction,
  leads: readonly ImportedLead[],
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  if (leads.length === 0) return;
  const at = now.toISOString();
  const nothing = { choices: null, words: null };
  await transaction
    .insertInto("leads")
    .values(
      leads.map(({ id, personId, person, subject, message, ...lead }) => ({
        ...{ id, kind: "call" as const, source_id: id, source: "call" as const },
        appointment_id: lead.appointmentId,
        ...{ person_key: personKey(person), person_id: personId },
        ...{ name: person.name, email: person.email, phone: person.phone, address: person.address },
        ...{ subject, message, ...nothing, emergency: 0 as const },
        ...{ suspected: 0 as const, withheld: 0 as const },
        ...{ state: lead.standing.state, lost_reason: lead.standing.lostReason },
        amount_cents: lead.amountCents,
        ...{ answered_at: at, answered_by: null, answer_minutes: null },
        ...{ came_from: importSource, referrer: "", utm_medium: "", utm_campaign: "" },
        ...{ assignee_id: null, follow_up_on: null, version: 1, arrived_at: at },
        ...{ answer_by: at, promise_by: at, alert_at: null, alerts: 0, updated_at: at },
        search: searchTextOf(searchedLead({ ...person, subject, message, ...nothing })),
      })),
    )
    .execute();
  await transaction
    .insertInto("lead_events")
    .values(
      leads.map(({ id }) => ({
        ...{ id: unguessableId(), lead_id: id, at, staff_id: staffId },
        ...eventColumns({ kind: "arrived", details: {} }),
      })),
    )
    .execute();
  await addMissingEntries(
    transaction,
    leads.map(({ id }) => id),
  );
  await transaction
    .insertInto("lead_changes")
    .values(leads.map(({ id }) => ({ lead_id: id, kind: "changed", at })))
    .execute();
}
