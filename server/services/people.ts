import type { FoundLead } from "#domain/lead/found-lead.ts";
import { marksOf } from "#domain/lead/person-marks.ts";
import { note } from "#server/audit/audit-trail.ts";
import type { Connection } from "#server/database/connection.ts";
import { findLead, type StoredLead } from "#server/lead/lead-changes.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { exportPerson } from "#server/person/person-export.ts";
import { leadsWithIds, namesInLeads } from "#server/person/person-leads.ts";
import { forgetInReports } from "#server/person/person-mails.ts";
import {
  findPersonRows,
  forgetInCustomers,
  idsOfPerson,
  personOfLead,
} from "#server/person/person-rows.ts";
import { forgetSavedSearches } from "#server/person/saved-searches.ts";
import { invalidInput, Refusal } from "#server/refusal.ts";
import { deleteKeptRows } from "#server/retention/kept-rows.ts";
import { mailKinds } from "./mail-kinds.ts";

/** Most leads found for one person; real people have fewer. */
const mostFound = 200;

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

  async function allOf(lead: StoredLead) {
    const person = await personOfLead(database, lead);
    return { marks: person.marks, rows: await findPersonRows(database, mailKinds, person) };
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

    /** Everything stored about a lead's person. @throws Refusal 404 */
    async export(leadId: string, staffId: string): Promise<Record<string, unknown>> {
      const lead = await requireLead(leadId);
      const { rows } = await allOf(lead);
      const now = clock();
      await note(database, { at: now, staffId, action: "person.exported", leadId });
      return exportPerson(database, rows, { kinds: mailKinds, mailOptions, now });
    },

    /**
     * Erases a lead's person everywhere without mailing anybody: queued mails are dropped, booked times are freed. The
     * audit trail keeps only how much was erased.
     * @throws Refusal 400 when `confirm` is not the lead's number, 404
     */
    async erase(leadId: string, confirm: string, staffId: string): Promise<void> {
      const lead = await requireLead(leadId);
      if (confirm.replace(/^\s*#?\s*|\s+$/g, "") !== String(lead.number)) {
        throw invalidInput({ confirm: "Type the lead's number." });
      }
      const { marks, rows } = await allOf(lead);
      const { reports, sharedCustomers, ...kept } = rows;
      await connection.transact(async (transaction) => {
        const names = await namesInLeads(transaction, rows.leads);
        await deleteKeptRows(transaction, kept, clock());
        await forgetInCustomers(transaction, sharedCustomers);
        await forgetInReports(transaction, reports, marks);
        const savedViews = await forgetSavedSearches(transaction, marks, names);
        const counts = Object.entries(rows).map(([of, ids]) => [of, ids.length]);
        const details = { ...Object.fromEntries(counts), savedViews };
        await note(transaction, { at: clock(), staffId, action: "person.erased", leadId, details });
      });
      seatsFreed();
    },
  };
}
