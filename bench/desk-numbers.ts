import { sql } from "kysely";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { leadListQuery } from "#domain/lead/lead-list.ts";
import { listOfFigure, listOfHour, listOfSource } from "#domain/lead/number-lists.ts";
import { numberPeriods, numberSpans } from "#domain/lead/number-periods.ts";
import type { Connection } from "#server/database/connection.ts";
import { findLeadPage } from "#server/lead/listed-leads.ts";
import { leadFiguresOf, leadPartsOf } from "#server/numbers/lead-numbers.ts";
import { lastArrival } from "#tests/support/many-leads.ts";

/** Milliseconds. */
const most = 300;
const step = 5_000;
const timeZone = "America/New_York";

type Line = (name: string, work: () => Promise<unknown>, limit?: number) => Promise<void>;

/** The owner's numbers, and the lists that they open. */
export async function measureNumbers(
  connection: Connection,
  { leads, line, analyze }: { leads: number; line: Line; analyze: () => Promise<void> },
): Promise<void> {
  const today = dayInZone(lastArrival.getTime(), timeZone);
  await storeAppointments(connection, leads);
  await analyze();
  for (const period of numberPeriods) {
    const { now, before } = numberSpans(period, today);
    await line(
      `numbers: ${period}`,
      async () => {
        await leadFiguresOf(connection, now, timeZone);
        await leadFiguresOf(connection, before, timeZone);
        await leadPartsOf(connection, now, timeZone);
      },
      most,
    );
  }
  const { before } = numberSpans("12-weeks", today);
  for (const [name, list] of [
    ["leads", listOfFigure(before, "leads")],
    ["within goal", listOfFigure(before, "withinGoal")],
    ["held", listOfFigure(before, "held")],
    ["won", listOfFigure(before, "won")],
    ["of a source", listOfSource(before, "google", "won")],
    ["of an hour", listOfHour(before, { weekday: 1, hour: 9 })],
  ] as const) {
    const asking = { staffId: "", today, timeZone };
    await line(`list of 12 weeks: ${name}`, () =>
      findLeadPage(connection, leadListQuery.parse(list), asking),
    );
  }
}

/** Every lead that began as an appointment has one; most were held. */
export async function storeAppointments({ database }: Connection, leads: number): Promise<void> {
  await sql`
    insert into customers (id, email_key, name, email, phone, address, created_at)
    values ('one', 'one', '', '', '', '', ${lastArrival.toISOString()})`.execute(database);
  // In steps, each shorter than a statement may take.
  for (let first = 0; first < leads; first += step) {
    const some = sql`kind = 'appointment' and number > ${first} and number <= ${first + step}`;
    await sql`
      insert into appointments (id, customer_id, name, email, phone, address, notes, date, slot, status, sequence,
        mailbox, suspected, withheld, progress, created_at, updated_at)
      select 'of-' || id, 'one', name, email, phone, address, '', substr(arrived_at, 1, 10), '09:00', 'booked', 0,
        email, 0, 0, case when number % 9 = 0 then 'no-show' else 'done' end, arrived_at, arrived_at
      from leads where ${some}`.execute(database);
    await sql`
      update leads set appointment_id = 'of-' || id,
        came_from = case when number % 3 = 0 then 'google' when number % 3 = 1 then 'nextdoor.com' else '' end
      where ${some}`.execute(database);
  }
}
