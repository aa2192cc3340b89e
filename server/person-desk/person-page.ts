import type { Person } from "#domain/person/people-contract.ts";
import { type DetailKind, detailKey } from "#domain/person/person-key.ts";
import { contactPhoneOf, phoneInWords } from "#domain/person/understood-phone.ts";
import type { Database } from "#server/database/connection.ts";
import { mergesOf, undoneUntil } from "#server/person/merges.ts";
import type { WholePerson } from "#server/person/people-repository.ts";
import { preferencesOf } from "#server/person/preferences.ts";

/** Most leads on a person's page, the newest; their number is shown whatever it is. */
const mostLeads = 100;

/** What a person's page says of them, with the numbers of their newest leads instead of the leads. */
type PersonFacts = Omit<Person, "leads" | "possiblySame"> & { numbers: number[] };

/** What is known of a person, from their leads and from what the office noted. */
export async function readPerson(
  database: Database,
  whole: WholePerson,
  now: Date,
): Promise<PersonFacts> {
  const { id, ids } = whole;
  const people = await database
    .selectFrom("people")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  // What was said of the head counts first.
  people.sort((one, other) => Number(other.id === id) - Number(one.id === id));
  const details = await database
    .selectFrom("person_details")
    .selectAll()
    .where("person_id", "in", ids)
    .orderBy("first_seen")
    .execute();
  const leads = await database
    .selectFrom("leads")
    .select(["number", "address"])
    .where("person_id", "in", ids)
    .orderBy("number", "desc")
    .execute();
  const given = Map.groupBy(leads, ({ address }) => detailKey("address", address));
  const each = (kind: DetailKind) => {
    const ofKind = details.filter((detail) => detail.kind === kind);
    return [...new Map(ofKind.map((detail) => [detail.key, detail.value]))];
  };
  const values = (kind: DetailKind) => each(kind).map(([, value]) => value);
  return {
    id,
    names: values("name"),
    mailboxes: values("mailbox"),
    phones: values("phone"),
    contactPhones: values("phone").map(contactPhoneOf),
    properties: each("address").map(([key, address]) => ({
      address,
      leads: given.get(key)?.length ?? 0,
    })),
    ...preferencesOf(people),
    leadCount: leads.length,
    numbers: leads.slice(0, mostLeads).map(({ number }) => number),
    notes: await notesOf(database, ids),
    merges: await toldMerges(database, whole, now),
  };
}

/** Notes, and what was said about texts, newest first. */
async function notesOf(database: Database, ids: readonly string[]): Promise<Person["notes"]> {
  const notes = await database
    .selectFrom("person_notes")
    .leftJoin("staff", "staff.id", "staff_id")
    .select(["person_notes.id", "kind", "text", "at", "staff_id", "staff.name"])
    .where("person_id", "in", ids)
    // What an earlier release noted of a number is among the consents.
    .where("person_notes.id", "not in", (row) =>
      row.selectFrom("text_consents").select("note_id").where("note_id", "is not", null),
    )
    .execute();
  const consents = await database
    .selectFrom("text_consents")
    .leftJoin("staff", "staff.id", "staff_id")
    // Nobody has said yet what a pause means; the text itself is in the timeline.
    .where("text_consents.state", "<>", "paused")
    .select(["text_consents.id", "number", "state", "wording", "way", "at"])
    .select(["staff_id", "staff.name"])
    .where("person_id", "in", ids)
    .execute();
  const staffOf = ({ staff_id: id, name }: { staff_id: string | null; name: string | null }) =>
    id === null ? null : { id, name: name ?? "" };
  const all: Person["notes"] = [
    ...notes.map(({ id, kind, text, at, ...by }) => ({
      ...{ id, kind, text, at, texts: null },
      staff: staffOf(by),
    })),
    ...once(consents).map(({ id, number, state, wording: text, way, at, ...by }) => ({
      ...{ id, text, at, texts: { number: phoneInWords({ e164: number, extension: null }), way } },
      kind: state === "consented" ? ("consent" as const) : ("opt-out" as const),
      staff: staffOf(by),
    })),
  ];
  return all.sort((one, other) => other.at.localeCompare(one.at));
}

/** What was said of a number that two merged people have is stored for each, because they may be parted again. */
function once<Said extends { number: string; state: string; wording: string; at: string }>(
  consents: readonly Said[],
): Said[] {
  const known = new Map(
    consents.map((said) => [[said.number, said.state, said.at, said.wording].join(" "), said]),
  );
  return [...known.values()];
}

async function toldMerges(
  database: Database,
  whole: WholePerson,
  now: Date,
): Promise<Person["merges"]> {
  const told: Person["merges"] = [];
  for (const { id, at, joined_id, staff_id, name } of await mergesOf(database, whole)) {
    const details = await database
      .selectFrom("person_details")
      .select(["kind", "value"])
      .where("person_id", "=", joined_id)
      .orderBy("first_seen")
      .execute();
    const first = (kind: DetailKind) => details.find((detail) => detail.kind === kind)?.value;
    const until = undoneUntil(at);
    told.push({
      ...{ id, at, staff: { id: staff_id, name: name ?? "" } },
      name: first("name") ?? "",
      reach: first("mailbox") ?? contactPhoneOf(first("phone") ?? "").shown,
      undoUntil: now <= until ? until.toISOString() : null,
    });
  }
  return told;
}
