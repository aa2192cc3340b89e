import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { Contact } from "#server/mail/kinds.ts";
import { type Deciding, mergePeople, unknownPerson } from "./merges.ts";
import {
  addDetails,
  createPerson,
  findOrCreatePerson,
  findWholePerson,
  lockWholePerson,
} from "./people-repository.ts";

/** What whoever took a call says about the caller. */
export type Recognized = {
  /** The caller is this person. */
  personId?: string | undefined;
  /** The caller is nobody who is known by this phone number. */
  isSomebodyElse: boolean;
};

/**
 * The person of a call, by what was said about the caller. A mailbox that is known decides by itself, whatever was said;
 * one that is new is merged with the person who was recognized, which can be undone.
 * @returns their id, and whether a mailbox was merged.
 * @throws Refusal 404 when the recognized person is no longer kept.
 */
export async function personOfCall(
  transaction: DatabaseTransaction,
  contact: Contact,
  { personId, isSomebodyElse }: Recognized,
  deciding: Deciding,
): Promise<{ personId: string; isMerged: boolean }> {
  const { now } = deciding;
  if (personId === undefined) {
    const find = isSomebodyElse && contact.email === "" ? createPerson : findOrCreatePerson;
    return { personId: await find(transaction, contact, now), isMerged: false };
  }
  const recognized = await lockWholePerson(transaction, personId);
  if (!recognized) throw unknownPerson();
  if (contact.email === "") {
    await addDetails(transaction, recognized.id, contact, now);
    return { personId: recognized.id, isMerged: false };
  }
  const own = await findOrCreatePerson(transaction, contact, now);
  const isNew = !(await hasLeads(transaction, own));
  if (isNew) await mergePeople(transaction, recognized.id, own, deciding);
  return { personId: own, isMerged: isNew };
}

async function hasLeads(transaction: DatabaseTransaction, id: string): Promise<boolean> {
  const whole = await findWholePerson(transaction, id);
  const lead = await transaction
    .selectFrom("leads")
    .select("id")
    .where("person_id", "in", whole?.ids ?? [id])
    .limit(1)
    .executeTakeFirst();
  return lead !== undefined;
}
