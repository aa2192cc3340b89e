import { mergeUndoDays } from "#domain/person/known-person.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import { Refusal } from "#server/refusal.ts";
import { isId, unguessableId } from "#server/unguessable-id.ts";
import { lockWholePerson, type WholePerson } from "./people-repository.ts";

/** Who decides, and when. */
export type Deciding = { staffId: string; now: Date };

/**
 * Makes two people one. Nothing of them moves: their rows stay apart below one head, so that undoing it gives each back
 * exactly what was theirs, and what arrived for them meanwhile.
 * @returns the people as they are then; undefined when they were one already.
 * @throws Refusal 404 when one of them is unknown.
 */
export async function mergePeople(
  transaction: DatabaseTransaction,
  id: string,
  otherId: string,
  { staffId, now }: Deciding,
): Promise<WholePerson | undefined> {
  // Always in the same order, so that two merges of the same people do not wait for each other.
  const locked = new Map<string, WholePerson | undefined>();
  for (const each of [id, otherId].toSorted()) {
    locked.set(each, await lockWholePerson(transaction, each));
  }
  const [head, joined] = [locked.get(id), locked.get(otherId)];
  if (!head || !joined) throw unknownPerson();
  if (head.id === joined.id) return undefined;
  await transaction
    .updateTable("people")
    .set({ head_id: head.id })
    .where("id", "in", joined.ids)
    .execute();
  await transaction
    .insertInto("person_merges")
    .values({
      ...{ id: unguessableId(), head_id: head.id, joined_id: joined.id },
      ...{ at: now.toISOString(), staff_id: staffId, undone_at: null },
    })
    .execute();
  return { id: head.id, ids: [...head.ids, ...joined.ids] };
}

/**
 * Parts two people again who were merged less than 30 days ago. Whoever is left without a lead is forgotten, as they
 * would have been alone.
 * @returns everybody concerned.
 * @throws Refusal 404 when the merge is not one of this person's, 409 when it is too old.
 */
export async function undoMerge(
  transaction: DatabaseTransaction,
  id: string,
  mergeId: string,
  now: Date,
): Promise<WholePerson> {
  const whole = await lockWholePerson(transaction, id);
  if (!whole || !isId(mergeId)) throw unknownPerson();
  const merges = await transaction
    .selectFrom("person_merges")
    .selectAll()
    .where("head_id", "in", whole.ids)
    .where("undone_at", "is", null)
    .execute();
  const merge = merges.find((one) => one.id === mergeId);
  if (!merge) throw new Refusal(404, "This merge has been undone already.");
  if (!canBeUndone(merge.at, now)) {
    throw new Refusal(409, `A merge can be undone for ${mergeUndoDays} days.`);
  }
  const parted = new Set([merge.joined_id]);
  // A set that grows while it is walked: those who were merged into somebody parted go with them.
  for (const each of parted) {
    for (const { head_id, joined_id } of merges) if (head_id === each) parted.add(joined_id);
  }
  await transaction
    .updateTable("people")
    .set({ head_id: merge.joined_id })
    .where("id", "in", [...parted])
    .execute();
  await transaction
    .updateTable("person_merges")
    .set({ undone_at: now.toISOString() })
    .where("id", "=", mergeId)
    .execute();
  for (const head of [whole.id, merge.joined_id]) await forgetWithoutLeads(transaction, head);
  return whole;
}

/** The merges that made this person, newest first, with what those who joined are known by. */
export async function mergesOf(database: Database, { ids }: Pick<WholePerson, "ids">) {
  return database
    .selectFrom("person_merges")
    .leftJoin("staff", "staff.id", "person_merges.staff_id")
    .select(["person_merges.id", "person_merges.at", "joined_id", "staff_id", "staff.name"])
    .where("head_id", "in", ids)
    .where("undone_at", "is", null)
    .orderBy("person_merges.at", "desc")
    .execute();
}

/** The last moment at which a merge can be undone. */
export function undoneUntil(mergedAt: string): Date {
  return new Date(Date.parse(mergedAt) + mergeUndoDays * 86_400_000);
}

function canBeUndone(mergedAt: string, now: Date): boolean {
  return now <= undoneUntil(mergedAt);
}

/** Deletes people who have no lead, with all who have the same head. */
async function forgetWithoutLeads(transaction: DatabaseTransaction, head: string): Promise<void> {
  await transaction
    .deleteFrom("people")
    .where("head_id", "=", head)
    .where((person) =>
      person.not(
        person.exists(
          person
            .selectFrom("people as same")
            .innerJoin("leads", "leads.person_id", "same.id")
            .select("leads.id")
            .where("same.head_id", "=", head),
        ),
      ),
    )
    .execute();
}

export function unknownPerson(): Refusal {
  return new Refusal(404, "This person is no longer kept.");
}
