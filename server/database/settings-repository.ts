import type { Database } from "./connection.ts";

/** The stored value of a setting; the first process to ask stores `initial`, all others get that. */
export async function settingOrInitial(
  database: Database,
  name: string,
  initial: string,
): Promise<string> {
  await database
    .insertInto("settings")
    .values({ name, value: initial })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await database
    .selectFrom("settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return row.value;
}

/** Writes that the database was looked at: it takes changes, which an answer to a question does not say. */
export async function noteCheck(database: Database): Promise<void> {
  const checked = { name: "last-check", value: new Date().toISOString() };
  await database
    .insertInto("settings")
    .values(checked)
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: checked.value }))
    .execute();
}
