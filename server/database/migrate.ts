import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import * as booking from "./migrations/0001-booking.ts";
import * as requests from "./migrations/0002-requests.ts";
import * as outboxLimits from "./migrations/0003-outbox-limits.ts";
import * as indexes from "./migrations/0004-indexes.ts";
import * as lanes from "./migrations/0006-lanes.ts";
import * as limits from "./migrations/0008-limits.ts";
import * as names from "./migrations/0009-names.ts";
import * as slots from "./migrations/0010-slots.ts";
import * as payloadVersions from "./migrations/0011-payload-versions.ts";
import * as desk from "./migrations/0012-desk.ts";
import * as leadWords from "./migrations/0013-lead-words.ts";
import * as canceledBookings from "./migrations/0014-canceled-bookings.ts";
import type { Schema } from "./schema.ts";

/** In order. Migrations are never edited once released. */
export const migrations = {
  "0001-booking": booking,
  "0002-requests": requests,
  "0003-outbox-limits": outboxLimits,
  "0004-indexes": indexes,
  "0006-lanes": lanes,
  "0008-limits": limits,
  "0009-names": names,
  "0010-slots": slots,
  "0011-payload-versions": payloadVersions,
  "0012-desk": desk,
  "0013-lead-words": leadWords,
  "0014-canceled-bookings": canceledBookings,
};

/**
 * Migrates the tables. Safe when several processes start at once: PostgreSQL holds an advisory lock during the
 * migration, SQLite the caller's write transaction.
 * @throws the error of a failed migration, which is rolled back.
 */
export async function migrate(database: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
