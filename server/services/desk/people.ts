import type { FoundLead } from "#domain/lead/found-lead.ts";
import { marksOf, type PersonMarks } from "#domain/lead/person-marks.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Connection } from "#server/database/connection.ts";
import { findLead, type StoredLead } from "#server/lead/stored-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { exportPerson } from "#server/person/person-export.ts";
import { leadsWithIds, namesInLeads } from "#server/person/person-leads.ts";
import { countUnderWay, forgetInReports } from "#server/person/person-mails.ts";
import {
  findPersonRows,
  idsOfPerson,
  lockLeads,
  type PersonRows,
  personOfLead,
  withRelated,
} from "#server/person/person-rows.ts";
import { forgetSavedSearches } from "#server/person/saved-searches.ts";
import { invalidInput, Refusal } from "#server/refusal.ts";
import { deleteKeptRows } from "#server/retention/kept-rows.ts";
import { mailKinds } from "#server/services/background/mail-kinds.ts";

/** Most leads found for one person; real people have fewer. */
const mostFound = 200;
/** How often an erasure searches again. Somebody who writes faster than that is a machine. */
const mostRounds = 10;

/** How much was erased: leads, and mails that may still arrive because they were being sent. */
export type Erased = { leads: number; mailsUnderWay: number };

/** Personal data: finding, exporting and erasing it. */
export function createPeopleServices(parts: {
  connection: Connection;
  mailOptions: MailOptions;
  clock: () => Date;
  /** Called when times become bookable again. */
  seatsFreed: () => void;
}) {
  const { connection, mailOptions, clock, seatsFreed } = parts;
  const { database } = connection;

  async function requireLead(id: string): Promise<StoredLead> {
    const lead = await findLead(database, id);
    if (!lead) throw new Refusal(404, "This lead is not kept any more.");
    return lead;
  }

  /**
   * Erases in one transaction what was found, and what hangs on it by then: nobody can work on these leads meanwhile.
   * @returns how much it was.
   */
  function eraseRows(
    { reports, ...found }: PersonRows,
    marks: PersonMarks,
    by: { staffId: string; leadId: string },
  ): Promise<Erased> {
    return connection.transact(async (transaction) => {
      await lockLeads(transaction, found.leads);
      const rows = await withRelated(transaction, found);
      const names = await namesInLeads(transaction, rows.leads);
      const mailsUnderWay = await countUnderWay(transaction, rows.mails);
      await deleteKeptRows(transaction, rows, clock());
      await forgetInReports(transaction, reports, marks);
      const savedViews = await forgetSavedSearches(transaction, marks, names);
      const counts = Object.entries({ ...rows, reports }).map(([of, ids]) => [of, ids.length]);
      const details = { ...Object.fromEntries(counts), savedViews };
      await addAuditEntry(transaction, { at: clock(), action: "person.erased", ...by, details });
      return { leads: rows.leads.length, mailsUnderWay };
    });
  }

  return {
    /** Leads with this mailbox or phone number, newest first. @throws Refusal 400 without either. */
    async search(reach: { email: string; phone: string }): Promise<FoundLead[]> {
      const marks = marksOf([reach]);
      if (marks.mailboxes.size + marks.phones.size === 0) {
        throw invalidInput({ email: "Enter an email address or a phone number." });
      }
      const ids = await idsOfPerson(database, "leads", marks);
      return leadsWithIds(database, ids.slice(0, mostFound));
    },

    /** The text of everything stored about a lead's person, as JSON in pieces. @throws Refusal 404 */
    async export(leadId: string, staffId: string): Promise<AsyncIterable<string>> {
      const lead = await requireLead(leadId);
      const rows = await findPersonRows(database, mailKinds, await personOfLead(database, lead));
      const now = clock();
      await addAuditEntry(database, { at: now, staffId, action: "person.exported", leadId });
      return exportPerson(database, rows, { kinds: mailKinds, mailOptions, now });
    },

    /**
     * Erases a lead's person everywhere without mailing anybody: queued mails are dropped, booked times are freed. What
     * was written meanwhile is erased too: it searches again until nothing is left. The audit trail keeps only how much
     * was erased.
     * @throws Refusal 400 when `confirm` is not the lead's number, 404, 409 when the person goes on writing
     */
    async erase(leadId: string, confirm: string, staffId: string): Promise<Erased> {
      const lead = await requireLead(leadId);
      if (confirm.replace(/^\s*#?\s*|\s+$/g, "") !== String(lead.number)) {
        throw invalidInput({ confirm: "Type the lead's number." });
      }
      const { marks, leads } = await personOfLead(database, lead);
      const erased: Erased = { leads: 0, mailsUnderWay: 0 };
      let found = await findPersonRows(database, mailKinds, { marks, leads });
      for (let rounds = 0; isAnything(found); rounds += 1) {
        if (rounds === mostRounds) throw stillWriting();
        const now = await eraseRows(found, marks, { staffId, leadId });
        seatsFreed();
        erased.leads += now.leads;
        erased.mailsUnderWay += now.mailsUnderWay;
        found = await findPersonRows(database, mailKinds, { marks, leads: [] });
      }
      return erased;
    },
  };
}

function isAnything(rows: PersonRows): boolean {
  return Object.values(rows).some((ids) => ids.length > 0);
}

function stillWriting(): Refusal {
  return new Refusal(
    409,
    "What was stored is erased, but this person is writing to us right now. Search again in a minute and erase the rest.",
  );
}
