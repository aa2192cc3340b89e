import { z } from "zod/mini";
import type { Database } from "#server/database/connection.ts";
import { findSetting, storeSetting } from "#server/database/settings-repository.ts";

const settingName = "changes-began-anew";

/** That the order of changes goes on at `at` from what it was at `from`, elsewhere or before a backup was restored. */
const began = z.object({ from: z.iso.datetime(), at: z.iso.datetime() });

// Until it could begin anew more than once, it was one.
const stored = z.union([
  z.array(began),
  z.pipe(
    began,
    z.transform((one) => [one]),
  ),
]);

/** Each time that the order of changes began anew, oldest first. */
export type BeganAnew = z.output<typeof stored>;

/**
 * Remembers that what this database has is a copy, made at `from`: the places that were given since by what it was copied from,
 * and that may still be, lead to other changes here.
 */
export async function addBeganAnew(
  database: Database,
  { from, at }: { from: string; at: Date },
): Promise<void> {
  const all = [...(await findBeganAnew(database)), { from, at: at.toISOString() }];
  await storeSetting(database, settingName, JSON.stringify(all));
}

/** Empty for a site that has only ever gone on. */
export async function findBeganAnew(database: Database): Promise<BeganAnew> {
  const value = await findSetting(database, settingName);
  return value === undefined || value === null ? [] : stored.parse(JSON.parse(value));
}
