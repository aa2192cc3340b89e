import { setImmediate as pause } from "node:timers/promises";
import { choicesInWords } from "#content/asked-in-words.ts";
import type { Database } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import { askedOf } from "#server/database/stored-asked.ts";
import { storedDetails } from "#server/database/stored-event.ts";
import type { OutboxKinds } from "#server/mail/kinds.ts";
import { contentOf } from "#server/mail/mail-view.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { parts } from "#server/retention/kept-rows.ts";
import type { PersonRows } from "./person-rows.ts";

/** People of one head, and everything that is theirs. */
type Exported = PersonRows & { people: readonly string[] };

/** Rows read and written at once: a few milliseconds, so that visitors notice nothing. */
const atOnce = 100;

type ExportOptions = {
  kinds: OutboxKinds;
  mailOptions: MailOptions;
  now: Date;
  /** The file of a picture; undefined when it is gone. */
  photoOf(photo: { id: string; digest: string }): Promise<Buffer | undefined>;
};

/**
 * Everything stored about a person: rows as stored, mails as they were or will be sent. The text of a JSON object in
 * pieces, since the export of a property manager would be too large for one.
 */
export async function* exportPerson(
  database: Database,
  rows: Exported,
  { kinds, mailOptions, now, photoOf }: ExportOptions,
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(now.toISOString())}`;
  yield* list("people", rows.people, (ids) => peopleOf(database, ids));
  yield* list("leads", rows.leads, (ids) => leadsOf(database, ids));
  for (const table of ["customers", "appointments"] as const) {
    yield* list(table, rows[table], (ids) =>
      database.selectFrom(table).selectAll().where("id", "in", ids).orderBy("created_at").execute(),
    );
  }
  yield* list("inquiries", rows.inquiries, (ids) => inquiriesOf(database, ids));
  yield* list("photos", rows.leads, (ids) => photosOf(database, ids, photoOf));
  yield* list("roofPhotos", rows.leads, (ids) => roofPhotosOf(database, ids));
  yield* list("links", rows.leads, (ids) => linksOf(database, ids));
  yield* list("roofCallouts", rows.leads, (ids) => roofCalloutsOf(database, ids));
  yield* list("reports", rows.leads, (ids) => reportsOf(database, ids));
  yield* list("estimates", rows.leads, (ids) => estimatesOf(database, ids));
  yield* list("projects", rows.leads, (ids) => projectsOf(database, ids));
  yield* list("reschedulings", rows.appointments, (ids) => reschedulingsOf(database, ids));
  yield* list("earlierTimes", rows.appointments, (ids) => earlierTimesOf(database, ids));
  yield* list("assessments", rows.assessments, (ids) => assessmentsOf(database, ids));
  yield* list("mails", rows.mails, (ids) => mailsOf(database, ids, { kinds, mailOptions }));
  yield* list("imported", rows.importRows, (ids) => importedOf(database, ids));
  yield* list("audit", rows.leads, (ids) => auditOf(database, ids));
  yield "}";
}

/** One list of the export, read in parts. */
async function* list(
  name: string,
  ids: readonly string[],
  read: (part: string[]) => Promise<object[]>,
): AsyncGenerator<string> {
  yield `,${JSON.stringify(name)}:[`;
  let separator = "";
  for (const part of parts(ids, atOnce)) {
    for (const item of await read(part)) {
      yield separator + JSON.stringify(item);
      separator = ",";
    }
    await pause();
  }
  yield "]";
}

/** What was noted about them, beside what their leads hold. */
async function peopleOf(database: Database, ids: string[]) {
  const people = await database
    .selectFrom("people")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("created_at")
    .execute();
  const details = await database
    .selectFrom("person_details")
    .select(["person_id", "kind", "value", "first_seen"])
    .where("person_id", "in", ids)
    .orderBy("first_seen")
    .execute();
  const notes = await database
    .selectFrom("person_notes")
    .select(["person_id", "kind", "text", "at", "staff_id"])
    .where("person_id", "in", ids)
    .orderBy("at")
    .execute();
  const consents = await database
    .selectFrom("text_consents")
    .select(["person_id", "number", "state", "wording", "way", "at", "staff_id"])
    .where("person_id", "in", ids)
    .orderBy("at")
    .execute();
  const of = <Row extends { person_id: string }>(rows: Row[], id: string) =>
    rows.flatMap(({ person_id, ...row }) => (person_id === id ? [row] : []));
  return people.map((person) => ({
    ...person,
    details: of(details, person.id),
    notes: of(notes, person.id),
    textConsents: of(consents, person.id),
  }));
}

async function leadsOf(database: Database, ids: string[]) {
  const leads = await database
    .selectFrom("leads")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("number")
    .execute();
  const events = await database
    .selectFrom("lead_events")
    .select(["lead_id", "at", "kind", "staff_id", "details"])
    .where("lead_id", "in", ids)
    .orderBy("number")
    .execute();
  const timelines = Map.groupBy(events, ({ lead_id }) => lead_id);
  // The search text only repeats the lead's other columns.
  return leads.map(({ search: _, ...lead }) => ({
    ...withChoices(lead),
    timeline: (timelines.get(lead.id) ?? []).map(({ lead_id: _of, ...event }) => ({
      ...event,
      details: storedDetails(event),
    })),
  }));
}

async function inquiriesOf(database: Database, ids: string[]) {
  const inquiries = await database
    .selectFrom("inquiries")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("created_at")
    .execute();
  return inquiries.map(withChoices);
}

/** What they chose in a form in words, by what it is called: `{"Service": "Gutters"}`. */
function withChoices<Row extends Parameters<typeof askedOf>[0]>(row: Row) {
  const { choices, words } = askedOf(row);
  const chosen = choicesInWords(choices).map(({ label, value }) => [label, value]);
  return { ...row, choices: Object.fromEntries(chosen), words };
}

/** When we wanted to move their appointments, without why: closures give reasons of others, like 'Dana is ill'. */
function reschedulingsOf(database: Database, appointments: string[]) {
  return database
    .selectFrom("rescheduling_items")
    .innerJoin("reschedulings", "reschedulings.id", "rescheduling_id")
    .selectAll("rescheduling_items")
    .select("reschedulings.created_at")
    .where("appointment_id", "in", appointments)
    .orderBy("created_at")
    .execute();
}

/** Which appointments they wanted to have earlier, and which times they were offered. */
async function earlierTimesOf(database: Database, ids: string[]) {
  const wishes = await database
    .selectFrom("earlier_wishes")
    .selectAll()
    .where("appointment_id", "in", ids)
    .orderBy("asked_at")
    .execute();
  const offers = await database
    .selectFrom("earlier_offers")
    .innerJoin("freed_times", "freed_times.id", "freed_id")
    .select(["appointment_id", "state", "offered_at", "ends_at", "date", "slot"])
    .where("appointment_id", "in", ids)
    .orderBy("offered_at")
    .execute();
  return [...wishes, ...offers];
}

/** The pictures themselves, as JPEG in base64. */
async function photosOf(database: Database, leads: string[], photoOf: ExportOptions["photoOf"]) {
  const rows = await database
    .selectFrom("photos")
    .select(["id", "lead_id", "digest", "width", "height", "created_at"])
    .where("lead_id", "in", leads)
    .orderBy("created_at")
    .orderBy("position")
    .execute();
  const photos: object[] = [];
  for (const row of rows) {
    photos.push({ ...row, jpeg: (await photoOf(row))?.toString("base64") ?? null });
  }
  return photos;
}

/** What staff have said of their photos, each of which `photos` has as `photo_id`. */
async function roofPhotosOf(database: Database, leads: string[]) {
  return database
    .selectFrom("roof_photos")
    .selectAll()
    .where("lead_id", "in", leads)
    .where("photo_id", "is not", null)
    .orderBy("taken_at")
    .orderBy("id")
    .execute();
}

/** Links to their own page and to reports that they passed on, and when these were opened; without what leads there. */
function linksOf(database: Database, leads: string[]) {
  return database
    .selectFrom("roof_links")
    .select(["lead_id", "audience", "made_at", "ended_at"])
    .select(["first_opened_at", "last_opened_at", "openings"])
    .where("lead_id", "in", leads)
    .orderBy("made_at")
    .execute();
}

/** What staff have drawn on them, each by its `roof_photo_id`. */
async function roofCalloutsOf(database: Database, leads: string[]) {
  return database
    .selectFrom("roof_callouts")
    .selectAll()
    .where("lead_id", "in", leads)
    .where("kind", "is not", null)
    .orderBy("drawn_at")
    .orderBy("id")
    .execute();
}

/** Reports about their roofs, drafts too, each with the photos that it shows, as it shows them. */
async function reportsOf(database: Database, leads: string[]) {
  const reports = await database
    .selectFrom("reports")
    .selectAll()
    .where("lead_id", "in", leads)
    .orderBy("started_at")
    .orderBy("id")
    .execute();
  const photos = await database
    .selectFrom("report_photos")
    .innerJoin("reports", "reports.id", "report_id")
    .select(["report_id", "roof_photo_id", "shown"])
    .where("reports.lead_id", "in", leads)
    .orderBy("position")
    .execute();
  const byReport = Map.groupBy(photos, ({ report_id }) => report_id);
  return reports.map((report) => ({
    ...report,
    content: asJson(report.content),
    photos: (byReport.get(report.id) ?? []).map(({ roof_photo_id, shown }) => ({
      roof_photo_id,
      shown: asJson(shown),
    })),
  }));
}

/** Finished roofs of theirs that may be shown, with what they were asked and have answered. */
async function projectsOf(database: Database, leads: string[]) {
  const projects = await database
    .selectFrom("projects")
    .selectAll()
    .where("lead_id", "in", leads)
    .orderBy("started_at")
    .orderBy("id")
    .execute();
  const consents = await database
    .selectFrom("project_consents as consent")
    .innerJoin("projects", "projects.id", "project_id")
    .selectAll("consent")
    .where("lead_id", "in", leads)
    .orderBy("asked_at")
    .orderBy("consent.id")
    .execute();
  const pictures = await database
    .selectFrom("project_pictures as picture")
    .innerJoin("project_consents as consent", "consent.id", "picture.consent_id")
    .innerJoin("projects", "projects.id", "project_id")
    .select(["picture.consent_id", "roof_photo_id"])
    .where("lead_id", "in", leads)
    .orderBy("position")
    .execute();
  return projects.map((project) => ({
    ...project,
    content: asJson(project.content),
    consents: consents
      .filter(({ project_id }) => project_id === project.id)
      .map((consent) => ({
        ...consent,
        content: asJson(consent.content),
        photos: pictures.flatMap((picture) =>
          picture.consent_id === consent.id ? [picture.roof_photo_id] : [],
        ),
      })),
  }));
}

/** Estimates for them, drafts too, each with what they have said of it. */
async function estimatesOf(database: Database, leads: string[]) {
  const estimates = await database
    .selectFrom("estimates")
    .selectAll()
    .where("lead_id", "in", leads)
    .orderBy("started_at")
    .orderBy("id")
    .execute();
  const answers = await database
    .selectFrom("estimate_answers")
    .innerJoin("estimates", "estimates.id", "estimate_id")
    .selectAll("estimate_answers")
    .where("estimates.lead_id", "in", leads)
    .orderBy("at")
    .execute();
  const byEstimate = Map.groupBy(answers, ({ estimate_id }) => estimate_id);
  return estimates.map((estimate) => ({
    ...estimate,
    content: asJson(estimate.content),
    basis: estimate.basis === null ? null : asJson(estimate.basis),
    answers: (byEstimate.get(estimate.id) ?? []).map(({ estimate_id: _, ...said }) => said),
  }));
}

async function assessmentsOf(database: Database, ids: string[]) {
  const rows = await database
    .selectFrom("assessments")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({ ...row, answers: asJson(row.answers) }));
}

async function mailsOf(
  database: Database,
  ids: string[],
  { kinds, mailOptions }: Pick<ExportOptions, "kinds" | "mailOptions">,
) {
  const rows = await database
    .selectFrom("outbox")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("created_at")
    .execute();
  const mails: object[] = [];
  for (const row of rows) {
    mails.push(await mailOf(row, { kinds, mailOptions }));
    // A mail takes a few milliseconds to render.
    await pause();
  }
  return mails;
}

async function mailOf(
  row: OutboxTable,
  { kinds, mailOptions }: Pick<ExportOptions, "kinds" | "mailOptions">,
) {
  const { to, subject, text } = await contentOf(row, kinds, mailOptions);
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    to,
    subject,
    text,
    // Rows without a text, such as webhooks, show their payload instead.
    ...(text === "" && { payload: asJson(row.payload) }),
  };
}

/** What files of other programs said of them, cell by cell, as long as these are kept. */
async function importedOf(database: Database, ids: string[]) {
  const rows = await database
    .selectFrom("import_rows")
    .innerJoin("imports", "imports.id", "import_id")
    .select(["headings", "cells", "program", "kind", "created_at", "outcome"])
    .where("import_rows.id", "in", ids)
    .orderBy("created_at")
    .execute();
  return rows.map(({ headings, cells, ...row }) => ({
    ...row,
    headings: asJson(headings),
    cells: asJson(cells),
  }));
}

/** The audit trail of their leads; it contains no personal data and survives an erasure. */
async function auditOf(database: Database, leads: string[]) {
  const entries = await database
    .selectFrom("audit_entries")
    .select(["at", "staff_id", "action", "lead_id", "details"])
    .where("lead_id", "in", leads)
    .orderBy("number")
    .execute();
  return entries.map((entry) => ({ ...entry, details: asJson(entry.details) }));
}

/** What a stored JSON text says; damaged, the text itself, which may still tell the person something. */
function asJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return stored;
  }
}
