import { askedIn } from "#domain/inquiry/asked.ts";
import { searchTextOf } from "#domain/lead/lead-search.ts";
import type { Connection } from "#server/database/connection.ts";
import { askedColumns } from "#server/database/stored-asked.ts";
import { addMissingEntries, forgetLeadEntry } from "#server/search/search-entries.ts";
import { searchedLead } from "#server/search/searched-lead.ts";
import { addLeadChange } from "./lead-events.ts";

/**
 * Takes apart each inquiry that a process of an earlier release has stored, beside or after this one: its choices are lines
 * of its message. Costs one look into an empty index when there are none. A lead that somebody is working on is left for
 * the next time, so that nothing waits.
 */
export async function takeInquiriesApart(connection: Connection, now: Date): Promise<void> {
  for (let last = 0; await isAnyAfter(connection, last); ) {
    const taken = await takeNext(connection, last, now);
    if (taken === undefined) return;
    last = taken;
  }
}

async function isAnyAfter({ database }: Connection, last: number): Promise<boolean> {
  const lead = await database
    .selectFrom("leads")
    .select("number")
    .where("kind", "=", "inquiry")
    .where("choices", "is", null)
    .where("number", ">", last)
    .limit(1)
    .executeTakeFirst();
  return lead !== undefined;
}

/** In a transaction for each lead, so that none is kept locked because of another. @returns the lead's number. */
function takeNext(
  { engine, transact }: Connection,
  last: number,
  now: Date,
): Promise<number | undefined> {
  return transact(async (transaction) => {
    const lead = await transaction
      .selectFrom("leads")
      .selectAll()
      .where("kind", "=", "inquiry")
      .where("choices", "is", null)
      .where("number", ">", last)
      .orderBy("number")
      .limit(1)
      // Unnecessary on SQLite, which has one writer at a time.
      .$if(engine === "postgres", (query) => query.forUpdate().skipLocked())
      .executeTakeFirst();
    if (!lead) return undefined;
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
    await forgetLeadEntry(transaction, lead.id);
    await addMissingEntries(transaction, [lead.id]);
    await addLeadChange(transaction, lead.id, now);
    return lead.number;
  });
}
