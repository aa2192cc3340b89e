import { type DetailKind, detailKey } from "#domain/person/person-key.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { PersonDetailsTable } from "#server/database/schema/person-tables.ts";
import { parts } from "#server/retention/kept-rows.ts";

type Detail = Pick<PersonDetailsTable, "kind" | "key">;

/** What is known of people: names, mailboxes, phone numbers and addresses. */
export async function detailsOf(
  transaction: DatabaseTransaction,
  people: readonly string[],
): Promise<Detail[]> {
  const details: Detail[] = [];
  for (const ids of parts(people)) {
    const rows = await transaction
      .selectFrom("person_details")
      .select(["kind", "key"])
      .where("person_id", "in", ids)
      .execute();
    details.push(...rows);
  }
  return details;
}

/** Deletes saved views whose name or search mentions the person. @returns how many there were. */
export async function forgetSavedSearches(
  transaction: DatabaseTransaction,
  details: readonly Detail[],
): Promise<number> {
  const views = await transaction
    .selectFrom("saved_views")
    .select(["id", "name", "query"])
    .execute();
  const naming = views.filter(({ name, query }) => {
    const search = new URLSearchParams(query).get("search") ?? "";
    return [name, search].some((text) => mentions(text, details));
  });
  for (const { id } of naming) {
    await transaction.deleteFrom("saved_views").where("id", "=", id).execute();
  }
  return naming.length;
}

function mentions(text: string, details: readonly Detail[]): boolean {
  const by: Record<DetailKind, (key: string) => boolean> = {
    name: (key) => detailKey("name", text).includes(key),
    address: () => false,
    mailbox: (key) => detailKey("mailbox", text) === key,
    phone: (key) => detailKey("phone", text) === key,
  };
  return details.some(({ kind, key }) => by[kind](key));
}
