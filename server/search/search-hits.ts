import { askedInBrief, subjectInWords } from "#content/asked-in-words.ts";
import { type MarkedText, markedExcerpt, markedText } from "#domain/lead/marked-text.ts";
import type { SearchHit } from "#domain/lead/search-contract.ts";
import { contactPhoneOf } from "#domain/person/understood-phone.ts";
import type { Database } from "#server/database/connection.ts";
import { staffNames } from "#server/database/staff-names.ts";
import { askedOf } from "#server/database/stored-asked.ts";
import { timeOfMoment } from "./entry-moment.ts";
import type { Place } from "./find-entries.ts";
import {
  saidInEstimate,
  saidInEvent,
  saidInLetter,
  saidInProject,
  saidInReport,
} from "./said-text.ts";
import type { WordMarks } from "./word-marks.ts";

/** Most characters shown of what was said. */
const excerptLength = 180;

type Found = Awaited<ReturnType<typeof readEntries>>[number];

/** What was found at the places, in their order, with the matches marked. */
export async function searchHitsAt(
  database: Database,
  places: readonly Place[],
  marksOf: (tier: SearchHit["tier"]) => WordMarks,
): Promise<SearchHit[]> {
  if (places.length === 0) return [];
  const rows = await readEntries(
    database,
    places.map(({ moment }) => moment),
  );
  const found = new Map(rows.map((row) => [row.moment, { row, said: saidIn(row) }]));
  const names = await staffNames(
    database,
    [...found.values()].flatMap(({ said }) => said?.staffId ?? []),
  );
  return places.flatMap(({ tier, moment }) => {
    const at = found.get(moment);
    if (!at) return [];
    const { row, said } = at;
    const marks = marksOf(tier);
    const { id, kind, lead_id, number, state, emergency } = row;
    return {
      ...{ id, kind, tier, at: timeOfMoment(moment) },
      lead: { id: lead_id, number, state, emergency: emergency === 1 },
      name: said ? plain(row.name) : markedText(row.name, marks.isMatch),
      reach: said ? [] : reachOf(row, marks),
      text: markedExcerpt(said?.text ?? askedBy(row), marks.isMatch, excerptLength),
      by: said?.staffId ? (names.get(said.staffId) ?? null) : null,
      ...(row.person_id !== null && { personId: row.person_id }),
    };
  });
}

function readEntries(database: Database, moments: readonly number[]) {
  return database
    .selectFrom("search_entries as entry")
    .innerJoin("leads", "leads.id", "entry.lead_id")
    .leftJoin("lead_events as event", "event.id", "entry.id")
    .leftJoin("outbox as mail", "mail.id", "entry.mail_id")
    .leftJoin("person_notes as noted", "noted.id", "entry.id")
    .leftJoin("reports as report", "report.id", "entry.id")
    .leftJoin("estimates as estimate", "estimate.id", "entry.id")
    .leftJoin("projects as project", "project.id", "entry.id")
    .select(["entry.moment", "entry.id", "entry.kind", "entry.lead_id"])
    .select(["leads.number", "leads.state", "leads.emergency", "leads.name", "leads.email"])
    .select(["leads.phone", "leads.address", "leads.subject", "leads.message"])
    .select(["leads.choices", "leads.words"])
    .select(["event.kind as event_kind", "event.details", "event.staff_id", "mail.payload"])
    .select(["report.content", "report.sent_by"])
    .select(["estimate.content as estimated", "estimate.sent_by as estimated_by"])
    .select(["project.content as shown", "project.written_by as shown_by"])
    .select(["noted.person_id", "noted.text as noted_text", "noted.staff_id as noted_by"])
    .where("entry.moment", "in", moments)
    .execute();
}

/** What somebody at the desk said; null for a lead itself. */
function saidIn({
  event_kind,
  details,
  staff_id,
  payload,
  noted_text,
  noted_by,
  content,
  sent_by,
  estimated,
  estimated_by,
  shown,
  shown_by,
}: Found): { text: string; staffId: string | null } | null {
  if (payload !== null) return saidInLetter(payload);
  if (estimated !== null) return { text: saidInEstimate(estimated), staffId: estimated_by };
  if (shown !== null) return { text: saidInProject(shown), staffId: shown_by };
  if (content !== null) return { text: saidInReport(content), staffId: sent_by };
  if (noted_text !== null) return { text: noted_text, staffId: noted_by };
  if (event_kind !== null && details !== null) {
    return { text: saidInEvent({ kind: event_kind, details }), staffId: staff_id };
  }
  return null;
}

function askedBy(lead: Found): string {
  const asked = askedOf(lead);
  return askedInBrief(asked) || subjectInWords(lead.subject, asked.choices);
}

function reachOf({ phone, email, address }: Found, { isMatch, isPhone }: WordMarks): MarkedText[] {
  const { shown } = contactPhoneOf(phone);
  const number: MarkedText = isPhone(phone)
    ? [{ text: shown, isMatch: true }]
    : markedText(shown, isMatch);
  return [number, markedText(email, isMatch), markedText(address, isMatch)].filter(
    ({ length }) => length > 0,
  );
}

function plain(text: string): MarkedText {
  return text ? [{ text, isMatch: false }] : [];
}
