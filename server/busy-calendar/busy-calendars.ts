import { busyFaultInWords } from "#content/en/busy-calendar.ts";
import type { BusyCalendar, BusyFindings } from "#domain/appointment/busy-calendar-contract.ts";
import type { PartOfDay } from "#domain/appointment/busy-times.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { addDays, dayInZone } from "#domain/calendar/calendar-day.ts";
import { mayDo } from "#domain/staff/staff.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { staffNames } from "#server/database/staff-names.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { OutsideCalls } from "#server/outside/outside-calls.ts";
import type { Seal } from "#server/outside/seal.ts";
import { invalidInput, Refusal } from "#server/refusal.ts";
import {
  deleteCalendar,
  findCalendars,
  findTimes,
  replaceCalendar,
  replaceTimes,
} from "./busy-calendars-repository.ts";
import { readCalendar, readingKey, readingNow, typedAddress } from "./calendar-reading.ts";
import type { CalendarReader } from "./reader/reader.ts";
import { nextReading } from "./reading-times.ts";

/** Days of which the desk says how many times a calendar closes. */
const daysShown = 14;

type Staff = Pick<StaffTable, "id" | "role">;

export type BusyCalendarDeps = {
  connection: Connection;
  profile: BusinessProfile;
  siteUrl: string;
  calls: OutsideCalls;
  reader: CalendarReader;
  seal: Seal;
  limits: Pick<Limits, "readCalendar">;
  availability: Pick<AvailabilityServices, "changed">;
  changes: Pick<ChangeFeed, "wake">;
  clock: () => Date;
};

export type BusyCalendarServices = ReturnType<typeof createBusyCalendarServices>;

/** Calendars of staff that close their times. */
export function createBusyCalendarServices(deps: BusyCalendarDeps) {
  return {
    list: (by: Staff) => list(deps, by),
    attempt: (by: Staff, staffId: string, address: string) => attempt(deps, by, staffId, address),
    set: (by: Staff, staffId: string, address: string) => set(deps, by, staffId, address),
    remove: (by: Staff, staffId: string) => remove(deps, by, staffId),
  };
}

/** The UIDs of our own appointments end so, in invitations and in our own feeds. */
export function ownUidsOf({ profile, siteUrl }: Pick<BusyCalendarDeps, "profile" | "siteUrl">) {
  return [profile.siteUrl, siteUrl].map((address) => `@${new URL(address).hostname}`);
}

/** Whose the caller may see, with their state. */
async function list(deps: BusyCalendarDeps, by: Staff): Promise<BusyCalendar[]> {
  const { connection, profile, clock } = deps;
  const { database } = connection;
  const rows = await findCalendars(database, mayDo(by.role, "leads") ? undefined : by.id);
  const now = clock();
  const today = dayInZone(now.getTime(), profile.timeZone);
  const ids = rows.map(({ staff_id }) => staff_id);
  const times = Map.groupBy(await findTimes(database, ids, today), ({ staffId }) => staffId);
  const names = await staffNames(
    database,
    rows.map(({ set_by }) => set_by),
  );
  return rows.map((row) => ({
    staffId: row.staff_id,
    host: row.host,
    ending: row.ending,
    setAt: row.created_at,
    setBy: names.get(row.set_by) ?? null,
    readAt: row.read_at,
    failingSince: row.failing_since,
    fault: row.fault,
    ...findingsOf(times.get(row.staff_id) ?? [], { unread: row.unread, now, profile }),
  }));
}

/**
 * Says what a calendar would close, and stores nothing.
 * @throws Refusal 400 when it cannot be read, with the reason; 404, 429.
 */
async function attempt(
  deps: BusyCalendarDeps,
  by: Staff,
  staffId: string,
  address: string,
): Promise<BusyFindings> {
  const { times, unread } = await readTyped(deps, by, staffId, address);
  const { profile, clock } = deps;
  return findingsOf(times, { unread, now: clock(), profile });
}

/** Lets a calendar close somebody's times, once it could be read. @throws as `attempt` does. */
async function set(
  deps: BusyCalendarDeps,
  by: Staff,
  staffId: string,
  typed: string,
): Promise<BusyCalendar[]> {
  const { connection, profile, seal, availability, changes, clock } = deps;
  const { address, times, unread, known } = await readTyped(deps, by, staffId, typed);
  const now = clock();
  await connection.transact(async (transaction) => {
    await replaceCalendar(transaction, {
      staff_id: staffId,
      address: seal.seal(address, staffId),
      host: new URL(address).host,
      ending: address.slice(-4),
      set_by: by.id,
      created_at: now.toISOString(),
      etag: known.etag,
      last_modified: known.lastModified,
      read_for: readingKey(readingNow(profile, now)),
      read_at: now.toISOString(),
      unread,
      fault: null,
      failing_since: null,
      failures: 0,
      told_at: null,
      next_read_at: nextReading(now, 0).toISOString(),
    });
    await replaceTimes(transaction, staffId, times);
    await audit(transaction, by, "busy-calendar.set", staffId, now);
    await addCalendarChange(transaction, now);
  });
  availability.changed();
  changes.wake();
  return list(deps, by);
}

/** Forgets somebody's calendar and what it closes. @throws Refusal 404 */
async function remove(deps: BusyCalendarDeps, by: Staff, staffId: string): Promise<BusyCalendar[]> {
  refuseStranger(by, staffId);
  const { connection, availability, changes, clock } = deps;
  await connection.transact(async (transaction) => {
    if (!(await deleteCalendar(transaction, staffId))) return;
    await audit(transaction, by, "busy-calendar.removed", staffId, clock());
    await addCalendarChange(transaction, clock());
  });
  availability.changed();
  changes.wake();
  return list(deps, by);
}

async function readTyped(deps: BusyCalendarDeps, by: Staff, staffId: string, typed: string) {
  refuseStranger(by, staffId);
  const { connection, profile, limits, clock } = deps;
  const owner = await connection.database
    .selectFrom("staff")
    .select("email")
    .where("id", "=", staffId)
    .where("is_active", "=", 1)
    .executeTakeFirst();
  if (!owner) throw unknownCalendar();
  await limits.readCalendar(by.id);
  const address = typedAddress(typed);
  const answer = await readCalendar(
    deps,
    { address, owner: owner.email.toLowerCase(), ownUids: ownUidsOf(deps) },
    readingNow(profile, clock()),
    undefined,
  );
  if (answer === "unchanged") throw new Error("a calendar that was not known has not changed");
  if ("fault" in answer) {
    const host = URL.canParse(address) ? new URL(address).host : "";
    const refusal = invalidInput({ address: busyFaultInWords(answer.fault, host) });
    throw refusal.because(`calendar: ${answer.fault}`);
  }
  return { ...answer, address };
}

function findingsOf(
  times: readonly PartOfDay[],
  { unread, now, profile }: { unread: number; now: Date; profile: BusinessProfile },
): BusyFindings {
  const today = dayInZone(now.getTime(), profile.timeZone);
  const [hour, minute] = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone: profile.timeZone, hourCycle: "h23", hour: "2-digit", minute: "2-digit" },
  })
    .format(now)
    .split(":")
    .map(Number) as [number, number];
  const ahead = times.filter(
    ({ day, to }) => day > today || (day === today && to > hour * 60 + minute),
  );
  const last = addDays(today, daysShown - 1);
  const [next] = ahead;
  return {
    ahead: ahead.filter(({ day }) => day <= last).length,
    next: next ? { day: next.day, from: next.from, to: next.to } : null,
    unread,
  };
}

/** One's own calendar is one's own; an owner sets everybody's. */
function refuseStranger(by: Staff, staffId: string): void {
  if (by.id !== staffId && !mayDo(by.role, "staff")) throw unknownCalendar();
}

/** The permission is everybody's, so that what is not one's own is not there. */
function unknownCalendar(): Refusal {
  return new Refusal(404, "Nobody whose calendar you may set has this id.");
}

/** Without the address. */
function audit(
  transaction: Database,
  { id: staffId }: Staff,
  action: "busy-calendar.set" | "busy-calendar.removed",
  of: string,
  at: Date,
): Promise<void> {
  return addAuditEntry(transaction, { at, staffId, action, details: { of } });
}
