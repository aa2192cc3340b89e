import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import {
  areLaterTables,
  executedMigrations,
  type Requirement,
  storeRequirement,
} from "./later-release.ts";
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
import * as dutyAndAlerts from "./migrations/0015-duty-and-alerts.ts";
import * as people from "./migrations/0016-people.ts";
import * as search from "./migrations/0017-search.ts";
import * as inspectors from "./migrations/0018-inspectors.ts";
import * as filteredSearch from "./migrations/0019-filtered-search.ts";
import * as formerAssignees from "./migrations/0020-former-assignees.ts";
import * as reschedulings from "./migrations/0021-reschedulings.ts";
import * as returnsAndFeeds from "./migrations/0022-returns-and-feeds.ts";
import * as leadsOfAppointments from "./migrations/0023-leads-of-appointments.ts";
import * as texts from "./migrations/0024-texts.ts";
import * as reminders from "./migrations/0025-reminders.ts";
import * as holds from "./migrations/0026-holds.ts";
import * as leadSources from "./migrations/0027-lead-sources.ts";
import * as deskSettings from "./migrations/0029-desk-settings.ts";
import * as letterDrafts from "./migrations/0032-letter-drafts.ts";
import * as photos from "./migrations/0034-photos.ts";
import * as understoodPhones from "./migrations/0035-understood-phones.ts";
import * as bursts from "./migrations/0037-bursts.ts";
import * as writingGate from "./migrations/0038-writing-gate.ts";
import * as appointmentsOfSpam from "./migrations/0039-appointments-of-spam.ts";
import * as lapsedBookings from "./migrations/0040-lapsed-bookings.ts";
import * as mailboxKeys from "./migrations/0041-mailbox-keys.ts";
import * as unsentReminders from "./migrations/0043-unsent-reminders.ts";
import * as mailboxKeysOfLeads from "./migrations/0044-mailbox-keys-of-leads.ts";
import * as inquiryChoices from "./migrations/0045-inquiry-choices.ts";
import * as untoldAppointments from "./migrations/0046-untold-appointments.ts";
import * as leadEvents from "./migrations/0047-lead-events.ts";
import * as emergencyBursts from "./migrations/0048-emergency-bursts.ts";
import * as ownDevices from "./migrations/0049-own-devices.ts";
import * as confirmedBookings from "./migrations/0050-confirmed-bookings.ts";
import * as phonesOfFormerStaff from "./migrations/0051-phones-of-former-staff.ts";
import * as owedSince from "./migrations/0052-owed-since.ts";
import * as returnedMails from "./migrations/0053-returned-mails.ts";
import * as undoOfMany from "./migrations/0054-undo-of-many.ts";
import * as heldVisits from "./migrations/0055-held-visits.ts";
import * as openedPhotos from "./migrations/0056-opened-photos.ts";
import * as amounts from "./migrations/0057-amounts.ts";
import * as deliveredTexts from "./migrations/0058-delivered-texts.ts";
import * as tellings from "./migrations/0059-tellings.ts";
import * as mailFaults from "./migrations/0060-mail-faults.ts";
import * as lastQuotes from "./migrations/0061-last-quotes.ts";
import * as tellingsOfAppointments from "./migrations/0062-tellings-of-appointments.ts";
import * as accessTokens from "./migrations/0063-access-tokens.ts";
import * as changeSequence from "./migrations/0064-change-sequence.ts";
import * as imports from "./migrations/0065-imports.ts";
import * as busyCalendars from "./migrations/0066-busy-calendars.ts";
import * as replies from "./migrations/0067-replies.ts";
import * as webhooks from "./migrations/0068-webhooks.ts";
import * as goneRows from "./migrations/0069-gone-rows.ts";
import * as roofPhotos from "./migrations/0070-roof-photos.ts";
import * as dueDeliveries from "./migrations/0071-due-deliveries.ts";
import * as partWords from "./migrations/0072-part-words.ts";
import * as myRoof from "./migrations/0076-my-roof.ts";
import * as roofCallouts from "./migrations/0077-roof-callouts.ts";
import * as reports from "./migrations/0078-reports.ts";
import * as projects from "./migrations/0079-projects.ts";
import * as reportConditions from "./migrations/0080-report-conditions.ts";
import * as estimates from "./migrations/0081-estimates.ts";
import * as leadAmounts from "./migrations/0082-lead-amounts.ts";
import * as estimateReminders from "./migrations/0083-estimate-reminders.ts";
import type { Schema } from "./schema/schema.ts";

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
  "0015-duty-and-alerts": dutyAndAlerts,
  "0016-people": people,
  "0017-search": search,
  "0018-inspectors": inspectors,
  "0019-filtered-search": filteredSearch,
  "0020-former-assignees": formerAssignees,
  "0021-reschedulings": reschedulings,
  "0022-returns-and-feeds": returnsAndFeeds,
  "0023-leads-of-appointments": leadsOfAppointments,
  "0024-texts": texts,
  "0025-reminders": reminders,
  "0026-holds": holds,
  "0027-lead-sources": leadSources,
  "0029-desk-settings": deskSettings,
  "0032-letter-drafts": letterDrafts,
  "0034-photos": photos,
  "0035-understood-phones": understoodPhones,
  "0037-bursts": bursts,
  "0038-writing-gate": writingGate,
  "0039-appointments-of-spam": appointmentsOfSpam,
  "0040-lapsed-bookings": lapsedBookings,
  "0041-mailbox-keys": mailboxKeys,
  "0043-unsent-reminders": unsentReminders,
  "0044-mailbox-keys-of-leads": mailboxKeysOfLeads,
  "0045-inquiry-choices": inquiryChoices,
  "0046-untold-appointments": untoldAppointments,
  "0047-lead-events": leadEvents,
  "0048-emergency-bursts": emergencyBursts,
  "0049-own-devices": ownDevices,
  "0050-confirmed-bookings": confirmedBookings,
  "0051-phones-of-former-staff": phonesOfFormerStaff,
  "0052-owed-since": owedSince,
  "0053-returned-mails": returnedMails,
  "0054-undo-of-many": undoOfMany,
  "0055-held-visits": heldVisits,
  "0056-opened-photos": openedPhotos,
  "0057-amounts": amounts,
  "0058-delivered-texts": deliveredTexts,
  "0059-tellings": tellings,
  "0060-mail-faults": mailFaults,
  "0061-last-quotes": lastQuotes,
  "0062-tellings-of-appointments": tellingsOfAppointments,
  "0063-access-tokens": accessTokens,
  "0064-change-sequence": changeSequence,
  "0065-imports": imports,
  "0066-busy-calendars": busyCalendars,
  "0067-replies": replies,
  "0068-webhooks": webhooks,
  "0069-gone-rows": goneRows,
  "0070-roof-photos": roofPhotos,
  "0071-due-deliveries": dueDeliveries,
  "0072-part-words": partWords,
  "0076-my-roof": myRoof,
  "0077-roof-callouts": roofCallouts,
  "0078-reports": reports,
  "0079-projects": projects,
  "0080-report-conditions": reportConditions,
  "0081-estimates": estimates,
  "0082-lead-amounts": leadAmounts,
  "0083-estimate-reminders": estimateReminders,
};

/** Migrations of releases that could not start on later tables: what they need is of no use to any other. */
type WithoutRequirement =
  | "0001-booking"
  | "0002-requests"
  | "0003-outbox-limits"
  | "0004-indexes"
  | "0006-lanes"
  | "0008-limits"
  | "0009-names"
  | "0010-slots"
  | "0011-payload-versions"
  | "0012-desk"
  | "0013-lead-words"
  | "0014-canceled-bookings";

/**
 * What a release must have to run on the tables of each migration. Null if it only adds what others need not know:
 * tables, columns with a default, indexes. The name of the earlier migration since which nothing uses what this one
 * takes away; its own name if only releases that have it can run on it.
 */
const requirements: Readonly<
  Record<Exclude<keyof typeof migrations, WithoutRequirement>, Requirement>
> = {
  "0015-duty-and-alerts": null,
  "0016-people": null,
  "0017-search": null,
  "0018-inspectors": null,
  "0019-filtered-search": null,
  "0020-former-assignees": null,
  "0021-reschedulings": null,
  "0022-returns-and-feeds": null,
  "0023-leads-of-appointments": null,
  "0024-texts": null,
  "0025-reminders": null,
  "0026-holds": null,
  "0027-lead-sources": null,
  "0029-desk-settings": null,
  "0032-letter-drafts": null,
  "0034-photos": null,
  "0035-understood-phones": null,
  "0037-bursts": null,
  "0038-writing-gate": null,
  "0039-appointments-of-spam": null,
  "0040-lapsed-bookings": null,
  "0041-mailbox-keys": null,
  "0043-unsent-reminders": null,
  "0044-mailbox-keys-of-leads": null,
  "0045-inquiry-choices": null,
  "0046-untold-appointments": null,
  "0047-lead-events": null,
  "0048-emergency-bursts": null,
  "0049-own-devices": null,
  "0050-confirmed-bookings": null,
  "0051-phones-of-former-staff": null,
  "0052-owed-since": null,
  "0053-returned-mails": null,
  "0054-undo-of-many": null,
  "0055-held-visits": null,
  "0056-opened-photos": null,
  "0057-amounts": null,
  "0058-delivered-texts": null,
  "0059-tellings": null,
  "0060-mail-faults": null,
  "0061-last-quotes": null,
  "0062-tellings-of-appointments": null,
  "0063-access-tokens": null,
  "0064-change-sequence": null,
  "0065-imports": null,
  "0066-busy-calendars": null,
  "0067-replies": null,
  "0068-webhooks": null,
  "0069-gone-rows": null,
  "0070-roof-photos": null,
  "0071-due-deliveries": null,
  "0072-part-words": null,
  "0076-my-roof": null,
  "0077-roof-callouts": null,
  "0078-reports": null,
  "0079-projects": null,
  "0080-report-conditions": null,
  "0081-estimates": null,
  "0082-lead-amounts": null,
  "0083-estimate-reminders": null,
};

/** What decides about the tables of a release. */
type ReleaseMigrations = {
  migrations: Readonly<Record<string, Migration>>;
  requirements: Readonly<Record<string, Requirement>>;
};

const thisRelease: ReleaseMigrations = { migrations, requirements };

/**
 * Migrates the tables, or leaves those of a later release as they are. Safe when several processes start at once:
 * PostgreSQL holds an advisory lock during the migration, SQLite the caller's write transaction.
 * @param schema of PostgreSQL, when the caller's transaction makes the tables there.
 * @throws the error of a failed migration, which is rolled back, or that of `areLaterTables`.
 */
export async function migrate(
  database: Kysely<Schema>,
  release: ReleaseMigrations = thisRelease,
  schema?: string,
): Promise<void> {
  if (await isMigrated(database, release)) return;
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => withRequirements(release) },
    ...(schema && { migrationTableSchema: schema, disableTransactions: true }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Whether nothing is left to migrate, as at most starts: the tables have all migrations, or those of a later release. To
 * learn that, the migrator would read PostgreSQL's whole catalog, several times.
 * @throws what `missingMigrations` throws.
 */
export async function isMigrated(
  database: Kysely<Schema>,
  release: ReleaseMigrations = thisRelease,
): Promise<boolean> {
  const known = Object.keys(release.migrations);
  return (await missingMigrations(database, known)).length === 0;
}

/**
 * Those of this release that the tables do not have yet.
 * @throws LaterTables; Error in one line when the tables have others in place of some, as those of a fork do.
 */
async function missingMigrations(
  database: Kysely<Schema>,
  known: readonly string[],
): Promise<string[]> {
  const executed = await executedMigrations(database);
  const areLater = await areLaterTables(database, executed, new Set(known));
  const missing = known.filter((name) => !executed.includes(name));
  if (areLater && missing.length > 0) {
    const foreign = executed.filter((name) => !known.includes(name));
    throw new Error(
      `The database was made by another line of releases: it has ${foreign.join(", ")}, and lacks ${missing.join(", ")}. Start a release that has all of them.`,
    );
  }
  return missing;
}

/**
 * Makes the tables of an earlier release in an empty database, to fill them before `migrate`.
 * @param names of the migrations that it had.
 * @param what they are read from, and what is done with that, in words.
 * @throws Error in one line when this release does not have them all.
 */
export async function migrateAsBefore(
  database: Kysely<Schema>,
  names: readonly string[],
  schema?: string,
  what: { of: string; take: string } = { of: "backup", take: "Restore" },
): Promise<void> {
  const unknown = names.find((name) => !Object.hasOwn(migrations, name));
  if (unknown) {
    throw new Error(
      `The ${what.of} is of a later release: this one does not have its migration ${unknown}. ${what.take} it with the release that made it, or a later one.`,
    );
  }
  const had = Object.entries(migrations).filter(([name]) => names.includes(name));
  await migrate(database, { migrations: Object.fromEntries(had), requirements }, schema);
}

/**
 * How many migrations the tables have, and how many this release would add when it starts.
 * @throws what `missingMigrations` throws.
 */
export async function migrationsOf(
  database: Kysely<Schema>,
): Promise<{ executed: number; missing: number }> {
  const missing = await missingMigrations(database, Object.keys(migrations));
  const executed = await executedMigrations(database);
  return { executed: executed.length, missing: missing.length };
}

/** The migrations, each of which also stores its requirement, if it has one. */
function withRequirements({ migrations, requirements }: ReleaseMigrations) {
  const all = Object.entries(migrations).map(([name, migration]): [string, Migration] => {
    const requirement = requirements[name];
    if (requirement === undefined) return [name, migration];
    const up = async (database: Kysely<Schema>) => {
      await migration.up(database);
      await storeRequirement(database, name, requirement);
    };
    return [name, { up }];
  });
  return Object.fromEntries(all);
}
