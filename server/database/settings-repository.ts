import type { Database } from "./connection.ts";

/** The stored value of a setting. The first process to ask stores `initial`; all others get that. */
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
  return (await findSetting(database, name)) ?? initial;
}

export async function findSetting(database: Database, name: string): Promise<string | undefined> {
  const row = await database
    .selectFrom("settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}

export async function storeSetting(database: Database, name: string, value: string): Promise<void> {
  await database
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Writes a setting to prove that the database accepts writes, which a read would not. */
export function storeCheck(database: Database): Promise<void> {
  return storeSetting(database, "last-check", new Date().toISOString());
}
