import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { type Calendar, withAppointment } from "./calendar-model.ts";

const calendarKey = "calendar";

/** Days of the calendar; with `only`, without their appointments. */
export function calendarQuery({
  from,
  days,
  only,
}: {
  from: CalendarDay;
  days: number;
  only?: "counts";
}) {
  return queryOptions({
    queryKey: [calendarKey, from, days, only ?? "all"],
    queryFn: async ({ signal }): Promise<Calendar> => {
      const query = { from, days, ...(only && { only }) };
      return bodyOf(await deskClient.GET("/desk/calendar", { params: { query }, signal }));
    },
    refetchInterval: ({ state: { data } }) => nextLook(data),
  });
}

/** Milliseconds until the calendar is read again: a minute, or until a time is free again that somebody was booking. */
function nextLook(calendar: Calendar | undefined): number {
  const slots = calendar?.days.flatMap((day) => day.slots) ?? [];
  const ends = slots.flatMap(({ heldUntil = [] }) => heldUntil.map(Date.parse));
  return Math.max(5_000, Math.min(60_000, ...ends.map((end) => end - Date.now())));
}

/** Shows an appointment as a call has answered it, wherever it is on the screen. */
export function storeAppointment(queries: QueryClient, appointment: CalendarAppointment): void {
  queries.setQueriesData<Calendar>(
    { queryKey: [calendarKey], predicate: ({ queryKey }) => queryKey[3] === "all" },
    (calendar) => calendar && withAppointment(calendar, appointment),
  );
}

/** Reads again what a changed appointment, plan or closure affects. */
export function readCalendarAgain(queries: QueryClient, leadId?: string): void {
  for (const kind of [calendarKey, "day", "free-slots"]) {
    void queries.invalidateQueries({ queryKey: [kind] });
  }
  if (leadId) void queries.invalidateQueries({ queryKey: ["lead", leadId] });
}
