import { askedIn } from "#domain/inquiry/asked.ts";
import { searchTextOf } from "#domain/lead/lead-search.ts";
import type { Connection } from "#server/database/connection.ts";
import { finishLeft } from "#server/database/left-leads.ts";
import { askedColumns } from "#server/database/stored-asked.ts";
import { addMissingEntries, forgetEntry } from "#server/search/search-entries.ts";
import { searchedLead } from "#server/search/searched-lead.ts";
import { addLeadChange } from "./lead-events.ts";

/** Takes apart each inquiry that a process of an earlier release has stored: its choices are lines of its message. */
export async function takeInquiriesApart(connection: Connection, now: Date): Promise<void> {
  await finishLeft(
    connection,
    (lead) => lead.and([lead("kind", "=", "inquiry"), lead("choices", "is", null)]),
    async (transaction, lead) => {
      const columns = askedColumns(askedIn({ ...lead, emergency: lead.emergency === 1 }));
      const search = searchTextOf(searchedLead({ ...lead, ...columns }));
      await transaction
        .updateTable("inquiries")
        .set(columns)
        .where("id", "=", lead.source_id)
        .execute();
      await transaction
        .updateTable("leads")
        .set({ ...columns, search })
        .where("id", "=", lead.id)
        .execute();
      await forgetEntry(transaction, lead.id);
      await addMissingEntries(transaction, [lead.id]);
      await addLeadChange(transaction, lead.id, now);
    },
  );
}
