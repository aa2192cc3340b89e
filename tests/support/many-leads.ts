import { type Insertable, sql } from "kysely";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { searchTextOf } from "#domain/lead/lead-search.ts";
import { detailKey } from "#domain/person/person-key.ts";
import type { Connection } from "#server/database/connection.ts";
import type { LeadsTable } from "#server/database/schema/lead-tables.ts";
import { phoneColumns } from "#server/person/understood-phones.ts";
import { addMissingEntries } from "#server/search/search-entries.ts";
import { leadEventRow, leadRow, personDetailRow, personRow } from "./rows.ts";

const firstNames = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gia", "Hal", "Ivy", "Jon"];
const lastNames = ["Smith", "Nguyen", "Garcia", "Patel", "Brown", "Kim", "Jones", "Lopez"];
const streets = ["Maple", "Oak", "Elm", "Cedar", "Willow", "Main", "Church", "Park", "Mill"];
const towns = ["Fairfax", "Vienna", "Reston", "Burke", "Herndon", "McLean", "Oakton"];
const asks = [
  "The gutters overflow when it rains.",
  "A shingle lies in the yard after the storm.",
  "There is a stain on the ceiling of the bedroom.",
  "We would like a quote for a new roof before winter.",
];
const kinds = ["appointment", "inquiry", "inquiry", "assessment", "inquiry", "call"] as const;
const states = ["contacted", "scheduled", "quoted", "won", "won", "lost", "lost", "lost"] as const;

const minute = 60_000;
const step = 500;

/** Arrival of the last lead. */
export const lastArrival = new Date("2026-06-02T16:00:00Z");

/** A word that occurs in one of every thousand leads. */
export const rareWord = "chrysanthemum";

/** Words that nearly all leads contain, and none of those in one state. */
export const commonWords = { spam: "street", lost: "contact" } as const;

/**
 * Stores as many leads as an office gets in years: one every five minutes up to `lastArrival`, with two timeline
 * entries each; the last `waiting` are unanswered. If `isSearchable`, the whole desk's search finds them. Then updates the engine's statistics, as it does by itself in
 * production.
 */
export async function storeManyLeads(
  connection: Connection,
  count: number,
  {
    waiting = 200,
    staffIds = [] as readonly string[],
    isAnalyzed = true,
    isSearchable = false,
  } = {},
): Promise<void> {
  for (let first = 1; first <= count; first += step) {
    const size = Math.min(step, count - first + 1);
    const leads = Array.from({ length: size }, (_, index) =>
      leadOf(first + index, count, waiting, staffIds),
    );
    await connection.transact(async (transaction) => {
      await transaction
        .insertInto("people")
        .values(leads.map(personOf))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await transaction
        .insertInto("person_details")
        .values(leads.map(phoneOf))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await transaction.insertInto("leads").values(leads).execute();
      await transaction.insertInto("lead_events").values(leads.flatMap(eventsOf)).execute();
      if (isSearchable) {
        await addMissingEntries(
          transaction,
          leads.map(({ id }) => id),
        );
      }
    });
  }
  if (isAnalyzed) await sql`analyze`.execute(connection.database);
}

function leadOf(
  number: number,
  count: number,
  waiting: number,
  staffIds: readonly string[],
): Insertable<LeadsTable> {
  const pick = <Item>(items: readonly Item[], every = 1) =>
    items[Math.floor(number / every) % items.length] as Item;
  const arrived = lastArrival.getTime() - (count - number) * 5 * minute;
  const at = (minutes: number) => new Date(arrived + minutes * minute).toISOString();
  const isWaiting = number > count - waiting;
  const state = isWaiting ? "new" : number % 50 === 49 ? "spam" : pick(states);
  const isAnswered = !isWaiting && state !== "spam";
  const digits = String(7_030_000_000 + ((number * 7_919) % 9_999_999));
  const person = {
    name: `${pick(firstNames)} ${pick(lastNames, 10)}`,
    email: `person-${number % Math.ceil(count * 0.8)}@example.com`,
    phone: `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
    address:
      state === "spam"
        ? ""
        : `${number % 900} ${pick(streets, 3)} Street, ${pick(towns, 7)}, VA 22030`,
    subject: state === "lost" ? "" : "Contact Request",
    message: number % 1_000 === 7 ? `${pick(asks)} Mind the ${rareWord}.` : pick(asks),
  };
  const isToFollow = state === "quoted" && number % 160 === 2;
  return leadRow({
    id: `lead-${number}`,
    kind: pick(kinds),
    person_key: person.email,
    person_id: person.email.replace("@example.com", ""),
    ...person,
    emergency: number % 40 === 0 ? 1 : 0,
    suspected: state === "spam" ? 1 : 0,
    state,
    lost_reason: state === "lost" ? "price" : null,
    assignee_id: staffIds.length > 0 && number % 2 > 0 ? pick(staffIds, 2) : null,
    follow_up_on: isToFollow ? calendarDay(at(0).slice(0, 10)) : null,
    arrived_at: at(0),
    answer_by: at(5),
    promise_by: at(24 * 60),
    answered_at: isAnswered ? at(number % 17) : null,
    answer_minutes: isAnswered ? number % 17 : null,
    // A fifth of what is scheduled was booked on the site, and nobody has seen it.
    ...(isAnswered && state === "scheduled" && number % 5 === 1 && { booking_confirmed_at: at(0) }),
    search: searchTextOf(person),
  });
}

function personOf({ person_id, email, arrived_at }: Insertable<LeadsTable>) {
  const id = person_id ?? "";
  return personRow({ id, key: `mailbox:${email}`, created_at: arrived_at });
}

/** By their numbers others are suggested; nothing here reads their other details. */
function phoneOf({ person_id, phone, arrived_at }: Insertable<LeadsTable>) {
  const detail = { kind: "phone" as const, key: detailKey("phone", phone), value: phone };
  // Otherwise a server would understand each number at its start, as those of an earlier release.
  const understood = phoneColumns(phone);
  return personDetailRow({
    ...{ person_id: person_id ?? "", ...detail, ...understood, first_seen: arrived_at },
  });
}

function eventsOf({ id, arrived_at }: Insertable<LeadsTable>) {
  const event = { lead_id: id, at: arrived_at };
  return [
    leadEventRow({ ...event, id: `${id}-arrived`, kind: "arrived" }),
    leadEventRow({ ...event, id: `${id}-note`, details: '{"text":"Called back."}' }),
  ];
}
