import { type BusinessSettings, businessSettings } from "#domain/business/business-settings.ts";
import type { BusinessFacts, Overrides } from "#domain/business/facts.ts";
import type { Database } from "#server/database/connection.ts";
import type { BusinessSettingsTable } from "#server/database/schema/staff-tables.ts";
import {
  byFormerRelease,
  type EarlierSettings,
  earlierSettingsOf,
  settingsOfEarlier,
} from "./earlier-settings.ts";

type StoredForm = Partial<BusinessSettings> &
  EarlierSettings & {
    /** Overrides that the former release could not read (`earlier-settings.ts`). */
    added?: Overrides;
    isOverNeutral?: boolean;
  };

/** A change as it is stored, and the settings that it made. */
export type StoredSettings = {
  version: number;
  /** Whether it is over the neutral business of a release, and not over what `content/` says. */
  isOverNeutral?: boolean;
  settings: BusinessSettings;
  staffId: string;
  changedAt: string;
};

/** The last change; undefined while nothing has been set. @throws ZodError when somebody has edited the row. */
export async function currentSettings(database: Database): Promise<StoredSettings | undefined> {
  return (await lastSettings(database, 1))[0];
}

/** The last changes, the newest first. */
export async function lastSettings(database: Database, most: number): Promise<StoredSettings[]> {
  const rows = await database
    .selectFrom("business_settings")
    .selectAll()
    .orderBy("version", "desc")
    .limit(most)
    .execute();
  return rows.map(stored);
}

/**
 * Stores the next version. False when somebody else has stored it first.
 * @param built What the site was built with.
 */
export async function insertSettings(
  database: Database,
  { version, isOverNeutral, settings, staffId, changedAt }: StoredSettings,
  built: BusinessFacts,
): Promise<boolean> {
  const { known, added } = byFormerRelease(settings.overrides);
  const row = await database
    .insertInto("business_settings")
    .values({
      version,
      settings: JSON.stringify({
        ...settings,
        ...earlierSettingsOf(settings, built),
        overrides: known,
        added,
        ...(isOverNeutral && { isOverNeutral }),
      }),
      staff_id: staffId,
      changed_at: changedAt,
    })
    .onConflict((conflict) => conflict.column("version").doNothing())
    .returning("version")
    .executeTakeFirst();
  return row !== undefined;
}

function stored(row: BusinessSettingsTable): StoredSettings {
  const settings: StoredForm = JSON.parse(row.settings);
  const { overrides, added, isOverNeutral } = settings;
  return {
    version: row.version,
    isOverNeutral: isOverNeutral === true,
    settings: businessSettings.parse({
      overrides: overrides ? { ...overrides, ...added } : settingsOfEarlier(settings),
      settled: settings.settled ?? {},
    }),
    staffId: row.staff_id,
    changedAt: row.changed_at,
  };
}

/** Whether the neutral business of a release holds where its owner has set nothing: not where they had set up another before. */
export async function mayBeNeutral(database: Database): Promise<boolean> {
  const stored = await currentSettings(database);
  return stored?.isOverNeutral ?? true;
}
