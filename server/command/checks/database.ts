import { sql } from "kysely";
import { currentSettings } from "#server/business/business-settings-repository.ts";
import { type DatabasePlace, openAsIs } from "#server/database/connect.ts";
import { requireDatabase } from "#server/database/existing-database.ts";
import { migrationsOf } from "#server/database/migrate.ts";
import {
  encodingDoubt,
  encodingFault,
  lookAtPostgres,
  type PostgresServer,
} from "#server/database/postgres-server.ts";
import { DatabaseUnavailable } from "#server/database/unavailable.ts";
import { type Finding, fault, ok, warn } from "./finding.ts";

/** Whether it is there, whole, and fits this release. It is neither created nor migrated. */
export async function checkDatabase(place: DatabasePlace): Promise<Finding> {
  try {
    const server = place.databaseUrl ? await serverOf(place) : undefined;
    const found = server && faultOf(server);
    if (found) return fault(found);
    await requireDatabase(place);
    return await checkContents(place, server);
  } catch (error) {
    return fault(error instanceof Error ? error.message : String(error));
  }
}

async function serverOf(place: DatabasePlace): Promise<PostgresServer> {
  const database = openAsIs(place);
  try {
    return await lookAtPostgres(database);
  } finally {
    await database.destroy();
  }
}

/** @param server Undefined for SQLite. @throws what is wrong with the tables. */
async function checkContents(
  place: DatabasePlace,
  server: PostgresServer | undefined,
): Promise<Finding> {
  const database = openAsIs(place);
  try {
    if (!server) {
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
    const doubt = server && doubtOf(server);
    if (doubt) return warn(doubt);
    return ok(
      [
        server ? "PostgreSQL" : "SQLite",
        `${executed} migrations`,
        missing > 0 ? `${missing} more at the next start` : `${leads?.count} leads`,
        ...(business
          ? [`hours and capacity: version ${business.version} of the desk's settings`]
          : []),
      ].join(", "),
    );
  } finally {
    await database.destroy();
  }
}

function faultOf(server: PostgresServer): string | undefined {
  return encodingFault(server) ?? (server.isReadOnly ? readOnly : undefined);
}

/** What a site that changes nothing would be told at its first lead. */
const readOnly = new DatabaseUnavailable("25006").message;

function doubtOf(server: PostgresServer): string | undefined {
  if (server.isolation === "read committed") return encodingDoubt(server);
  return `statements are ${server.isolation}, since a pooler drops our settings: ALTER DATABASE "${server.name}" SET default_transaction_isolation = 'read committed'`;
}
