import { weekdays } from "#domain/calendar/calendar-day.ts";
import type { Visitor } from "./api-visitor.ts";

/** A plan of 9 AM to 5 PM on every day of the week. */
export const everyDay = {
  shifts: weekdays.map((weekday) => ({ weekday, from: 9 * 60, to: 17 * 60 })),
  onHolidays: false,
};

/** Lets somebody inspect, by default every day from 9 to 5; with null, no longer. */
export async function planFor(
  desk: Pick<Visitor, "send">,
  staffId: string,
  plan: object | null = everyDay,
) {
  const path = `/api/desk/staff/${staffId}/inspection-plan`;
  const { status } = await desk.send("PUT", path, { plan });
  if (status !== 200) throw new Error(`inspection plan: ${status}`);
}

/** One day of the calendar as somebody at the desk sees it. */
export async function calendarDayAs(desk: Pick<Visitor, "send">, date: string) {
  const { status, body } = await desk.send("GET", `/api/desk/calendar?from=${date}&days=1`);
  if (status !== 200) throw new Error(`calendar: ${status}`);
  return body.days[0];
}
