import { happenedAt } from "#domain/lead/happened-at.ts";
import type { KnownPerson } from "#domain/person/known-person.ts";
import { type DetailKind, detailKey } from "#domain/person/person-key.ts";
import { contactPhoneOf } from "#domain/person/understood-phone.ts";
import type { Database } from "#server/database/connection.ts";
import { readEvent } from "#server/database/stored-event.ts";

/** People that a caller may be; nobody reads more while somebody is speaking. */
const mostFound = 3;
/** Characters of an address that say which one it is. */
const fewestOfAddress = 6;
/** Sorts behind everything that begins like the text before it. */
const afterAll = "\u{10FFFF}";

/**
 * Heads of people whose phone number or address begins like this; those with the number come first. Numbers need seven
 * digits, addresses a number and a few letters.
 */
export async function peopleLike(
  database: Database,
  { phone, address }: { phone: string; address: string },
): Promise<string[]> {
  const street = detailKey("address", address);
  const isAddress = street.length >= fewestOfAddress && /^\S*\d/.test(street);
  const heads = [
    ...(await headsLike(database, "phone", detailKey("phone", phone))),
    ...(isAddress ? await headsLike(database, "address", street) : []),
  ];
  return [...new Set(heads)].slice(0, mostFound);
}

/** Heads of people who have this mailbox, or this phone number, whichever is given. */
export async function peopleWith(
  database: Database,
  { email, phone }: { email: string; phone: string },
): Promise<string[]> {
  const wanted = [
    ["mailbox", detailKey("mailbox", email)],
    ["phone", detailKey("phone", phone)],
  ] as const;
  const heads: string[] = [];
  for (const [kind, key] of wanted) {
    if (key === "") continue;
    const rows = await database
      .selectFrom("person_details")
      .innerJoin("people", "people.id", "person_id")
      .select("head_id")
      .where("kind", "=", kind)
      .where("person_details.key", "=", key)
      .execute();
    heads.push(...rows.map(({ head_id }) => head_id));
  }
  return [...new Set(heads)];
}

/** People by their heads, in this order: who they are in a line. */
export async function knownPeople(
  database: Database,
  heads: readonly string[],
): Promise<KnownPerson[]> {
  const known: KnownPerson[] = [];
  for (const head of heads) {
    const person = await knownPerson(database, head);
    if (person) known.push(person);
  }
  return known;
}

async function headsLike(database: Database, kind: DetailKind, begin: string): Promise<string[]> {
  if (begin === "") return [];
  const rows = await database
    .selectFrom("person_details")
    .innerJoin("people", "people.id", "person_id")
    .select(["head_id", "person_details.key"])
    .where("kind", "=", kind)
    .where("person_details.key", ">=", begin)
    .where("person_details.key", "<", begin + afterAll)
    .orderBy("person_details.key")
    .limit(mostFound)
    .execute();
  return rows.map(({ head_id }) => head_id);
}

/** Undefined when all their leads are gone. */
async function knownPerson(database: Database, head: string): Promise<KnownPerson | undefined> {
  const leads = database
    .selectFrom("people")
    .innerJoin("leads", "leads.person_id", "people.id")
    .where("head_id", "=", head);
  const newest = await leads
    .select(["leads.id", "number", "name", "phone", "email", "address"])
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!newest) return undefined;
  const { id, number, ...contact } = newest;
  const { count, rang } = await leads
    .select((lead) => [
      lead.fn.countAll<number | string>().as("count"),
      lead.fn
        .max(lead.case().when("kind", "=", "call").then(lead.ref("arrived_at")).end())
        .as("rang"),
    ])
    .executeTakeFirstOrThrow();
  const calls = await leads
    .innerJoin("lead_events as event", "event.lead_id", "leads.id")
    .where("event.kind", "=", "call")
    .select(["event.at", "event.kind", "event.details"])
    .execute();
  return {
    id: head,
    ...contact,
    contactPhone: contactPhoneOf(contact.phone),
    address: contact.address || (await lastAddress(database, head)),
    leads: Number(count),
    newestLead: { id, number },
    calledAt:
      [rang, ...calls.map((call) => happenedAt(call.at, readEvent(call)))]
        .filter((at) => at !== null)
        .sort()
        .at(-1) ?? null,
  };
}

/** For somebody whose newest lead has none. */
async function lastAddress(database: Database, head: string): Promise<string> {
  const row = await database
    .selectFrom("people")
    .innerJoin("person_details", "person_id", "people.id")
    .select("value")
    .where("head_id", "=", head)
    .where("kind", "=", "address")
    .orderBy("first_seen", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.value ?? "";
}
