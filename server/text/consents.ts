import { phoneDigits } from "#domain/person/understood-phone.ts";
import type { ConsentState, ConsentWay } from "#domain/text/text-kind.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { TextConsentsTable } from "#server/database/schema/delivery-tables.ts";
import { unguessableId } from "#server/unguessable-id.ts";

/** Something that was said about texts to a number (E.164), to be kept as it was said. */
type NewConsent = {
  number: string;
  personId: string;
  state: ConsentState;
  wording: string;
  way: ConsentWay;
  /** Null: they did it themselves. */
  staffId?: string | null;
};

/** Keeps a consent or its end, in the transaction of what it was said with. */
export async function addConsent(
  transaction: DatabaseTransaction,
  { personId, staffId, ...said }: NewConsent,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto("text_consents")
    .values({
      ...{ id: unguessableId(), ...said, person_id: personId },
      ...{ at: now.toISOString(), staff_id: staffId ?? null, note_id: null },
    })
    .execute();
}

/**
 * What was said last about a number, by whomever it belongs to; undefined when nothing was. When two things were said
 * at the same moment, the end of a consent wins, and a pause wins over a consent.
 */
export function consentOf(
  database: Database,
  number: string,
): Promise<TextConsentsTable | undefined> {
  return database
    .selectFrom("text_consents")
    .selectAll()
    .where("number", "=", number)
    .orderBy("at", "desc")
    .orderBy("state", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The same of each of these numbers about which anything was said. */
export async function consentsOf(
  database: Database,
  numbers: readonly string[],
): Promise<Map<string, TextConsentsTable>> {
  if (numbers.length === 0) return new Map();
  const said = await database
    .selectFrom("text_consents")
    .selectAll()
    .where("number", "in", [...new Set(numbers)])
    .orderBy("at")
    .orderBy("state")
    .execute();
  // Of the same number, the last of them remains.
  return new Map(said.map((consent) => [consent.number, consent]));
}

/** What paused the texts to a number, in the person's words; null when nothing did. */
export async function pauseOf(
  database: Database,
  number: string,
): Promise<{ wording: string; at: string } | null> {
  const consent = await consentOf(database, number);
  return consent?.state === "paused" ? { wording: consent.wording, at: consent.at } : null;
}

/** Whether a number wants texts. */
export async function mayText(database: Database, number: string): Promise<boolean> {
  return (await consentOf(database, number))?.state === "consented";
}

/** What somebody last agreed to about texts to a number, whether that still holds or not; null when nobody has. */
export async function lastAgreedTo(database: Database, number: string): Promise<string | null> {
  const found = await database
    .selectFrom("text_consents")
    .select("wording")
    .where("number", "=", number)
    .where("state", "=", "consented")
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.wording ?? null;
}

/**
 * Keeps for everybody with this number that its texts have ended, or begun again: whoever is erased takes what was theirs
 * along, and it must hold for the others all the same.
 */
export async function addConsentOfAll(
  transaction: DatabaseTransaction,
  consent: Omit<NewConsent, "personId">,
  now: Date,
): Promise<void> {
  for (const personId of await peopleWithNumber(transaction, consent.number)) {
    await addConsent(transaction, { ...consent, personId }, now);
  }
}

/** Ids of those who have given this number, with an extension or without. */
export async function peopleWithNumber(database: Database, number: string): Promise<string[]> {
  const known = await database
    .selectFrom("person_details")
    .select("person_id")
    .where("kind", "=", "phone")
    .where((detail) =>
      detail.or([
        detail("e164", "=", number),
        // Stored by an older release, and not looked at yet.
        detail.and([detail("e164", "is", null), detail("key", "=", phoneDigits(number))]),
      ]),
    )
    .execute();
  const asked = await database
    .selectFrom("text_consents")
    .select("person_id")
    .where("number", "=", number)
    .execute();
  return [...new Set([...known, ...asked].map(({ person_id }) => person_id))].sort();
}
