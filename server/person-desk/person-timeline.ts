import { sql } from "kysely";
import { leadSourceNames } from "#content/en/desk/terms.ts";
import type { LeadSource } from "#domain/lead/lead.ts";
import type { PersonEvent } from "#domain/person/people-contract.ts";
import type { Database } from "#server/database/connection.ts";
import { staffNames } from "#server/database/staff-names.ts";
import { eventEntry, type MailWords, mailEntry } from "#server/lead/timeline-entries.ts";
import { invalidInput } from "#server/refusal.ts";

const pageSize = 50;

/** A place in the timeline: behind the entry with this moment and id. */
type Place = { at: string; id: string };

/**
 * One page of what happened to all leads of these people, newest first: their timelines as one.
 * @throws Refusal 400 when `after` is not from this list.
 */
export async function readPersonTimeline(
  database: Database,
  people: readonly string[],
  { after, wordsOf }: { after: string | undefined; wordsOf: MailWords },
): Promise<{ entries: PersonEvent[]; next: string | null }> {
  const found = await placesOf(database, people, after === undefined ? null : readPlace(after));
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    entries: await entriesAt(database, shown, wordsOf),
    next: last && found.length > pageSize ? `${last.at}~${last.id}` : null,
  };
}

/** The order of entries is the database's own, so that no page repeats or misses one of the same moment. */
async function placesOf(
  database: Database,
  people: readonly string[],
  after: Place | null,
): Promise<Place[]> {
  const ids = sql.join(people);
  const { rows } = await sql<Place>`
    select at, id from (
      select event.at as at, event.id as id
      from lead_events as event join leads on leads.id = event.lead_id where person_id in (${ids})
      union all
      select created_at, 'mail-' || outbox.id
      from outbox join leads on leads.id = outbox.lead_id where person_id in (${ids})
    ) as entries
    ${after ? sql`where (at, id) < (${after.at}, ${after.id})` : sql``}
    order by at desc, id desc limit ${pageSize + 1}`.execute(database);
  return rows;
}

function readPlace(after: string): Place {
  const [, at, id] = /^([\d:.TZ-]{20,30})~([\w-]{1,80})$/.exec(after) ?? [];
  if (!at || !id) throw invalidInput({ after: "This is no place in the timeline." });
  return { at, id };
}

async function entriesAt(
  database: Database,
  places: readonly Place[],
  wordsOf: MailWords,
): Promise<PersonEvent[]> {
  if (places.length === 0) return [];
  const lead = ["lead.id as leadId", "lead.number as leadNumber", "lead.source"] as const;
  const stored = await database
    .selectFrom("lead_events as event")
    .innerJoin("leads as lead", "lead.id", "event.lead_id")
    .select(["event.id", "event.at", "event.kind", "event.staff_id", "event.details", ...lead])
    .where(
      "event.id",
      "in",
      places.map(({ id }) => id),
    )
    .execute();
  const mails = await database
    .selectFrom("outbox")
    .innerJoin("leads as lead", "lead.id", "outbox.lead_id")
    .selectAll("outbox")
    .select(lead)
    .where(
      "outbox.id",
      "in",
      places.map(({ id }) => id.replace(/^mail-/, "")),
    )
    .execute();
  const entries = [
    ...stored.map((event) => ({ ...eventEntry(event), lead: leadOf(event) })),
    ...mails.map((mail) => ({ ...mailEntry(mail, wordsOf), lead: leadOf(mail) })),
  ];
  const names = await staffNames(
    database,
    entries.flatMap(({ staffId }) => staffId ?? []),
  );
  const byId = new Map<string, PersonEvent>(
    entries.map(({ staffId, event, ...place }) => [
      place.id,
      {
        ...place,
        staff: staffId ? { id: staffId, name: names.get(staffId) ?? "" } : null,
        ...event,
      },
    ]),
  );
  return places.flatMap(({ id }) => byId.get(id) ?? []);
}

function leadOf({
  leadId,
  leadNumber,
  source,
}: {
  leadId: string;
  leadNumber: number;
  source: LeadSource;
}): PersonEvent["lead"] {
  return { id: leadId, number: leadNumber, source: leadSourceNames[source] ?? source };
}
