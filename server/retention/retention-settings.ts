import { defaultRetention, type Retention, retention } from "#domain/lead/records-contract.ts";
import type { Database } from "#server/database/connection.ts";
import { findSetting, storeSetting } from "#server/database/settings-repository.ts";

const name = "retention";

/** How long the owner wants data kept; the default until the owner decides. */
export async function readRetention(database: Database): Promise<Retention> {
  const stored = await findSetting(database, name);
  return stored === undefined ? defaultRetention : retention.parse(JSON.parse(stored));
}

export async function storeRetention(database: Database, value: Retention): Promise<void> {
  await storeSetting(database, name, JSON.stringify(value));
}
