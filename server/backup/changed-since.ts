import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { Database } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";

type Known = Pick<AppointmentsTable, "id" | "name" | "date" | "slot" | "status">;

/**
 * What has become otherwise since the backup of what it knows, in words: nobody merges it, so that somebody has to. Times
 * that were moved or canceled, and leads that were erased, which the backup brings back.
 */
export async function changedSince(target: Database, former: Database): Promise<string[]> {
  const now = new Map((await appointmentsIn(former)).map((one) => [one.id, one]));
  const moved = (await appointmentsIn(target)).flatMap((then) => {
    const since = now.get(then.id);
    const change = since && changeOf(then, since);
    return change ? [`${then.name}, ${timeOf(then)}: ${change}`] : [];
  });
  const left = new Set((await leadsIn(former)).map(({ id }) => id));
  const erased = (await leadsIn(target))
    .filter(({ id }) => !left.has(id))
    .map(({ number }) => `#${number}: erased since, and back: erase it again`);
  return [...moved, ...erased];
}

function changeOf(then: Known, since: Known): string | null {
  if (since.status !== then.status)
    return since.status === "booked" ? "booked since" : "canceled since";
  return timeOf(since) === timeOf(then) ? null : `moved since, to ${timeOf(since)}`;
}

const timeOf = ({ date, slot }: Known) => `${formatDay(date)}, ${slotLabel(slot)}`;

const appointmentsIn = (database: Database): Promise<Known[]> =>
  database
    .selectFrom("appointments")
    .select(["id", "name", "date", "slot", "status"])
    .orderBy("date")
    .orderBy("slot")
    .execute();

const leadsIn = (database: Database) =>
  database.selectFrom("leads").select(["id", "number"]).orderBy("number").execute();
