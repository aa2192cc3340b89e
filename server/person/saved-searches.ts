import type { PersonMarks } from "#domain/lead/person-marks.ts";
import { isOfPerson } from "#domain/lead/person-marks.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";

/** Deletes saved views whose name or search mentions the person. @returns how many there were. */
export async function forgetSavedSearches(
  transaction: DatabaseTransaction,
  marks: PersonMarks,
  names: readonly string[],
): Promise<number> {
  const views = await transaction
    .selectFrom("saved_views")
    .select(["id", "name", "query"])
    .execute();
  const known = names.map(folded).filter((name) => name !== "");
  const naming = views.filter(({ name, query }) => {
    const search = new URLSearchParams(query).get("search") ?? "";
    return [name, search].some(
      (text) =>
        isOfPerson(marks, { email: text.trim(), phone: text }) ||
        known.some((of) => folded(text).includes(of)),
    );
  });
  for (const { id } of naming) {
    await transaction.deleteFrom("saved_views").where("id", "=", id).execute();
  }
  return naming.length;
}

function folded(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ").trim();
}
