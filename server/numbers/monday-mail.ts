import { sql } from "kysely";
import type { BackupState, KnownBackups } from "#domain/backup/backup-state.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { mondayMailDay } from "#domain/lead/monday-mail.ts";
import { numberSpans } from "#domain/lead/number-periods.ts";
import { mayDo } from "#domain/staff/staff.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { findSetting } from "#server/database/settings-repository.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import { leadFiguresOf, leadPartsOf } from "./lead-numbers.ts";
import type { WeekNumbers } from "./week-numbers-mail.tsx";
import { numberKinds } from "./week-numbers-mail.tsx";

/** Holds the Monday of the last mail. */
const setting = "numbers-mailed";

type Parts = {
  profile: BusinessProfile;
  /** What is known of the site's backups, which are told of unless nobody expects any. */
  backups: { read(): Promise<KnownBackups & { state: BackupState }> };
  clock: () => Date;
};

/**
 * Queues Monday's mail about last week to everybody who may see the numbers and has not switched it off. Any number of
 * processes may try: the first one to store the Monday queues the mails in the same transaction. A week without leads,
 * after another one, is not told.
 */
export async function mailWeekNumbers(
  connection: Connection,
  { profile, backups, clock }: Parts,
): Promise<void> {
  const { timeZone } = profile;
  const monday = mondayMailDay(clock(), timeZone);
  if (!monday || !(await isDue(connection.database, monday))) return;
  const spans = numberSpans("last-week", monday);
  const figures = await leadFiguresOf(connection, spans.now, timeZone);
  const figuresBefore = await leadFiguresOf(connection, spans.before, timeZone);
  const { lost, sources } = await leadPartsOf(connection, spans.now, timeZone);
  const { state, newestAt, drill } = await backups.read();
  const known = { newestAt, drill: drill && { at: drill.at, fault: drill.fault } };
  const numbers = { days: spans.now, figures, figuresBefore, lost, sources };
  await connection.transact(async (transaction) => {
    if (!(await storeMonday(transaction, monday))) return;
    if (figures.leads + figuresBefore.leads === 0) return;
    for (const { name, email } of await findReaders(transaction)) {
      const payload: WeekNumbers = {
        ...{ to: { name, email }, numbers },
        ...(state !== "expected" && { backups: known }),
      };
      await enqueue(transaction, numberKinds, { kind: "week-numbers", payload }, clock());
    }
  });
}

async function isDue(database: Database, monday: CalendarDay): Promise<boolean> {
  const last = await findSetting(database, setting);
  return last === undefined || last < monday;
}

/** False when another process was first; it waits for that one's transaction. */
async function storeMonday(
  transaction: DatabaseTransaction,
  monday: CalendarDay,
): Promise<boolean> {
  const stored = await transaction
    .insertInto("settings")
    .values({ name: setting, value: monday })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ value: monday })
        .where(sql<boolean>`settings.value < ${monday}`),
    )
    .returning("name")
    .execute();
  return stored.length > 0;
}

async function findReaders(database: Database): Promise<StaffTable[]> {
  const staff = await database
    .selectFrom("staff")
    .selectAll()
    .where("is_active", "=", 1)
    .where("numbers_mail_off_since", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return staff.filter(({ role }) => mayDo(role, "numbers"));
}
