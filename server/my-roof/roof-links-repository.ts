import type { Insertable, Selectable } from "kysely";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { RoofLinksTable } from "#server/database/schema/roof-tables.ts";

export type RoofLink = Selectable<RoofLinksTable>;

type NewLink = Omit<
  Insertable<RoofLinksTable>,
  "ended_at" | "first_opened_at" | "last_opened_at" | "openings"
>;

/** Stores a link. @returns whether there was none with its id. */
export async function storeLink(database: Database, link: NewLink): Promise<boolean> {
  const { numInsertedOrUpdatedRows: stored } = await database
    .insertInto("roof_links")
    .values({ ...link, ended_at: null, first_opened_at: null, last_opened_at: null })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return stored === 1n;
}

/** The link whose secret has this digest, unless it has ended. */
export async function findLinkOf(
  database: Database,
  digest: string,
): Promise<RoofLink | undefined> {
  return database
    .selectFrom("roof_links")
    .selectAll()
    .where("digest", "=", digest)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** All links of leads that have not ended, the oldest first. */
export async function linksOf(database: Database, leadIds: readonly string[]): Promise<RoofLink[]> {
  return database
    .selectFrom("roof_links")
    .selectAll()
    .where("lead_id", "in", leadIds)
    .where("ended_at", "is", null)
    .orderBy("made_at")
    .orderBy("id")
    .execute();
}

/** All links to the persons' own page of leads, also those that have ended. */
export async function ownLinksEverOf(
  database: Database,
  leadIds: readonly string[],
): Promise<RoofLink[]> {
  return database
    .selectFrom("roof_links")
    .selectAll()
    .where("lead_id", "in", leadIds)
    .where("audience", "is", null)
    .execute();
}

/** Leads in one statement: a property manager has thousands. */
const atOnce = 500;

/** Ends the links to the persons' own page of these leads, and those at which reports are passed on. */
export async function endLinks(
  transaction: DatabaseTransaction,
  leadIds: readonly string[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < leadIds.length; from += atOnce) {
    await transaction
      .updateTable("roof_links")
      .set({ ended_at: now.toISOString() })
      .where("lead_id", "in", leadIds.slice(from, from + atOnce))
      .where("ended_at", "is", null)
      .execute();
  }
}

/** Ends a link at which a report of these leads is passed on. @returns it; undefined when it is none, or had ended. */
export async function endPassedOnLink(
  transaction: DatabaseTransaction,
  { id, leadIds }: { id: string; leadIds: readonly string[] },
  now: Date,
): Promise<RoofLink | undefined> {
  return transaction
    .updateTable("roof_links")
    .set({ ended_at: now.toISOString() })
    .where("id", "=", id)
    .where("lead_id", "in", leadIds)
    .where("audience", "is not", null)
    .where("ended_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Counts an opening of a link. */
export async function countOpening(
  database: Database,
  { id, first_opened_at, openings }: RoofLink,
  now: Date,
): Promise<void> {
  await database
    .updateTable("roof_links")
    .set({
      last_opened_at: now.toISOString(),
      openings: openings + 1,
      ...(first_opened_at === null && { first_opened_at: now.toISOString() }),
    })
    .where("id", "=", id)
    .where("openings", "=", openings)
    .execute();
}
