import type { Insertable } from "kysely";
import type { SearchKind } from "#domain/lead/search-contract.ts";
import type { Database } from "#server/database/connection.ts";
import type { LeadsTable, SearchEntriesTable } from "#server/database/schema/lead-tables.ts";
import { entryMoment } from "./entry-moment.ts";
import { wordsOfLead, wordsOfText } from "./entry-words.ts";
import {
  saidInEstimate,
  saidInEvent,
  saidInLetter,
  saidInProject,
  saidInReport,
  saidKinds,
} from "./said-text.ts";
import { searchedLead } from "./searched-lead.ts";

const letterKind = "desk-letter";
const textKind = "person-text";

/** An entry to insert, with the time that its moment is drawn from. */
type Entry = Omit<Insertable<SearchEntriesTable>, "moment"> & { at: string };

/**
 * Makes what is stored about leads searchable, unless it is already: the leads, what was said about them, the letters,
 * texts, reports and estimates to them, their finished roofs, and what was noted about their people. In the transaction of a change, nothing can be stored and
 * not be found.
 * @returns how many entries were missing.
 */
export async function addMissingEntries(
  database: Database,
  leadIds: readonly string[],
): Promise<number> {
  if (leadIds.length === 0) return 0;
  const missing = [
    ...(await missingLeads(database, leadIds)),
    ...(await missingEvents(database, leadIds)),
    ...(await missingLetters(database, leadIds)),
    ...(await missingReports(database, leadIds)),
    ...(await missingEstimates(database, leadIds)),
    ...(await missingProjects(database, leadIds)),
    ...(await missingNotesOnPeople(database, await peopleOf(database, leadIds))),
  ];
  await insertEntries(database, missing);
  return missing.length;
}

/** The same for what was noted about people alone. */
export async function addMissingNotesOnPeople(
  database: Database,
  personIds: readonly string[],
): Promise<void> {
  await insertEntries(database, await missingNotesOnPeople(database, personIds));
}

/** Removes the entry of what has other words now, or is gone: a lead's own, or a finished roof's. */
export async function forgetEntry(database: Database, id: string): Promise<void> {
  await database.deleteFrom("search_entries").where("id", "=", id).execute();
}

/** A moment that is taken is drawn again. Another process may also have made some of the entries meanwhile. */
async function insertEntries(database: Database, entries: readonly Entry[]): Promise<void> {
  let tries = 0;
  for (let left = entries; left.length > 0; tries += 1) {
    const inserted = await database
      .insertInto("search_entries")
      .values(left.map(({ at, ...columns }) => ({ ...columns, moment: entryMoment(at, tries) })))
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .execute();
    const ids = new Set(inserted.map(({ id }) => id));
    const others = left.filter(({ id }) => !ids.has(id));
    const there = others.length > 0 ? await idsThere(database, others) : new Set<string>();
    left = others.filter(({ id }) => !there.has(id));
  }
}

async function idsThere(database: Database, entries: readonly Entry[]): Promise<Set<string>> {
  const rows = await database
    .selectFrom("search_entries")
    .select("id")
    .where(
      "id",
      "in",
      entries.map(({ id }) => id),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function missingLeads(database: Database, leadIds: readonly string[]): Promise<Entry[]> {
  const leads = await database
    .selectFrom("leads")
    .leftJoin("search_entries", "search_entries.id", "leads.id")
    .selectAll("leads")
    .where("leads.id", "in", leadIds)
    .where("search_entries.id", "is", null)
    .execute();
  return leads.map((lead) => {
    const kinds = kindsOf(lead);
    const words = wordsOfLead(searchedLead(lead), kinds);
    return {
      ...{ id: lead.id, lead_id: lead.id, mail_id: null, at: lead.arrived_at },
      ...{ kind: kinds[0], words },
    };
  });
}

/** An emergency is found as one, and as what it arrived as. */
function kindsOf({
  kind,
  emergency,
}: Pick<LeadsTable, "kind" | "emergency">): [SearchKind, ...SearchKind[]] {
  return emergency === 1 ? ["emergency", kind] : [kind];
}

async function missingEvents(database: Database, leadIds: readonly string[]): Promise<Entry[]> {
  const events = await database
    .selectFrom("lead_events")
    .leftJoin("search_entries", "search_entries.id", "lead_events.id")
    .select([
      "lead_events.id",
      "lead_events.lead_id",
      "lead_events.at",
      "lead_events.kind",
      "lead_events.details",
    ])
    .where("lead_events.lead_id", "in", leadIds)
    .where("lead_events.kind", "in", saidKinds)
    .where("search_entries.id", "is", null)
    .execute();
  return events.flatMap(({ id, lead_id, at, kind, details }) => {
    const said = saidKinds.find((name) => name === kind);
    if (!said) return [];
    // For whoever searches, mails are mails, whoever wrote them.
    const found = said === "reply" ? "mail" : said;
    return {
      id,
      lead_id,
      mail_id: null,
      at,
      kind: found,
      words: wordsOfText(saidInEvent({ kind, details }), found),
    };
  });
}

async function missingLetters(database: Database, leadIds: readonly string[]): Promise<Entry[]> {
  const letters = await database
    .selectFrom("outbox")
    .leftJoin("search_entries", "search_entries.id", "outbox.id")
    .select(["outbox.id", "outbox.lead_id", "outbox.created_at", "outbox.kind", "outbox.payload"])
    .where("outbox.lead_id", "in", leadIds)
    .where("outbox.kind", "in", [letterKind, textKind])
    .where("search_entries.id", "is", null)
    .execute();
  return letters.flatMap(({ id, lead_id, created_at: at, kind: mailKind, payload }) => {
    const { text, staffId } = saidInLetter(payload);
    // Texts that nobody wrote, such as reminders, are not searched for.
    if (lead_id === null || (mailKind === textKind && !staffId)) return [];
    const kind = mailKind === textKind ? "text" : "mail";
    return { id, lead_id, mail_id: id, at, kind, words: wordsOfText(text, kind) };
  });
}

/** Those that were sent. */
async function missingReports(database: Database, leadIds: readonly string[]): Promise<Entry[]> {
  const reports = await database
    .selectFrom("reports")
    .leftJoin("search_entries", "search_entries.id", "reports.id")
    .select(["reports.id", "reports.lead_id", "sent_at", "content"])
    .where("reports.lead_id", "in", leadIds)
    .where("sent_at", "is not", null)
    .where("search_entries.id", "is", null)
    .execute();
  return reports.flatMap(({ id, lead_id, sent_at: at, content }) => {
    if (at === null) return [];
    const words = wordsOfText(saidInReport(content), "report");
    return { id, lead_id, mail_id: null, at, kind: "report", words };
  });
}

/** The same of estimates. */
async function missingEstimates(database: Database, leadIds: readonly string[]): Promise<Entry[]> {
  const estimates = await database
    .selectFrom("estimates")
    .leftJoin("search_entries", "search_entries.id", "estimates.id")
    .select(["estimates.id", "estimates.lead_id", "sent_at", "content"])
    .where("estimates.lead_id", "in", leadIds)
    .where("sent_at", "is not", null)
    .where("search_entries.id", "is", null)
    .execute();
  return estimates.flatMap(({ id, lead_id, sent_at: at, content }) => {
    if (at === null) return [];
    const words = wordsOfText(saidInEstimate(content), "estimate");
    return { id, lead_id, mail_id: null, at, kind: "estimate", words };
  });
}

/** Finished roofs as they are written now, whoever was asked about them. */
async function missingProjects(database: Database, leadIds: readonly string[]): Promise<Entry[]> {
  const projects = await database
    .selectFrom("projects")
    .leftJoin("search_entries", "search_entries.id", "projects.id")
    .select(["projects.id", "projects.lead_id", "written_at", "content"])
    .where("projects.lead_id", "in", leadIds)
    .where("search_entries.id", "is", null)
    .execute();
  return projects.map(({ id, lead_id, written_at: at, content }) => {
    const words = wordsOfText(saidInProject(content), "project");
    return { id, lead_id, mail_id: null, at, kind: "project", words };
  });
}

async function peopleOf(database: Database, leadIds: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom("leads")
    .select("person_id")
    .distinct()
    .where("id", "in", leadIds)
    .execute();
  return rows.flatMap(({ person_id }) => person_id ?? []);
}

/**
 * A note on a person stands at that person's own newest lead, whoever they are merged with: so it goes with the person.
 */
async function missingNotesOnPeople(
  database: Database,
  personIds: readonly string[],
): Promise<Entry[]> {
  if (personIds.length === 0) return [];
  const notes = await database
    .selectFrom("person_notes as note")
    .innerJoin("leads", (join) =>
      join.on("leads.number", "=", (newest) =>
        newest
          .selectFrom("leads as own")
          .select(({ fn }) => fn.max("own.number").as("number"))
          .whereRef("own.person_id", "=", "note.person_id"),
      ),
    )
    .leftJoin("search_entries", "search_entries.id", "note.id")
    .select(["note.id", "note.text", "note.at", "leads.id as lead_id"])
    .where("note.person_id", "in", personIds)
    .where("note.kind", "=", "note")
    .where("search_entries.id", "is", null)
    .execute();
  return notes.map(({ id, lead_id, at, text }) => ({
    ...{ id, lead_id, mail_id: null, at },
    ...{ kind: "note" as const, words: wordsOfText(text, "note") },
  }));
}
