import { z } from "zod/mini";
import type { Database } from "#server/database/connection.ts";
import { findSetting, storeSetting } from "#server/database/settings-repository.ts";

const settingName = "changes-began-anew";

/** That the order of changes goes on here from that of another site, as it was at `from`. */
const stored = z.object({ from: z.iso.datetime(), at: z.iso.datetime() });

export type BeganAnew = z.output<typeof stored>;

/**
 * Remembers that what this database has came from another site: the places that one has given since, and may still give, lead to
 * other changes here.
 */
export function storeBeganAnew(database: Database, began: BeganAnew): Promise<void> {
  return storeSetting(database, settingName, JSON.stringify(began));
}

/** Undefined for a site that has begun by itself. */
export async function findBeganAnew(database: Database): Promise<BeganAnew | undefined> {
  const value = await findSetting(database, settingName);
  return value === undefined || value === null ? undefined : stored.parse(JSON.parse(value));
}
