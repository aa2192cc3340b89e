import { sql } from "kysely";
import { currentSettings } from "#server/business/business-settings-repository.ts";
import { type DatabasePlace, openAsIs } from "#server/database/connect.ts";
import { requireDatabase } from "#server/database/existing-database.ts";
import { migrationsOf } from "#server/database/migrate.ts";
import { type Finding, fault, ok } from "./finding.ts";

/** Whether it is there, whole, and fits this release. It is neither created nor migrated. */
export async function checkDatabase(place: DatabasePlace): Promise<Finding> {
  try {
    await requireDatabase(place);
  } catch (error) {
    return fault(error instanceof Error ? error.message : String(error));
  }
  const database = openAsIs(place);
  try {
    if (!place.databaseUrl) {
      const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(database);
      if (rows[0]?.quick_check !== "ok") {
        return fault("the file is damaged: restore a backup with `site restore`");
      }
    }
    const { executed, missing } = await migrationsOf(database);
    // Leads came with a migration, and a start adds what is missing.
    const leads =
      missing === 0
        ? await database
            .selectFrom("leads")
            .select(({ fn }) => fn.countAll<number | string>().as("count"))
            .executeTakeFirstOrThrow()
        : undefined;
    const business = missing === 0 ? await currentSettings(database) : undefined;
    return ok(
      [
        place.databaseUrl ? "PostgreSQL" : "SQLite",
        `${executed} migrations`,
        missing > 0 ? `${missing} more at the next start` : `${leads?.count} leads`,
        ...(business
          ? [`hours and capacity: version ${business.version} of the desk's settings`]
          : []),
      ].join(", "),
    );
  } catch (error) {
    return fault(error instanceof Error ? error.message : String(error));
  } finally {
    await database.destroy();
  }
}
