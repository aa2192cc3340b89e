import { queryOptions } from "@tanstack/react-query";
import { freeSlots as words } from "#content/en/desk/lead.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import {
  addDays,
  type CalendarDay,
  calendarDay,
  formatDay,
} from "#domain/calendar/calendar-day.ts";
import type { SlotLabel } from "#domain/calendar/slot.ts";

export type FreeSlot = {
  date: CalendarDay;
  timeSlot: SlotLabel;
  /** With whom; missing: whoever is free. */
  inspectorId?: string;
};

/** A few days with two times each: enough to offer on the phone. */
const daysOffered = 3;
const timesOfDay = 2;
const daysLookedAt = 21;

/** The next free times, the same that visitors see. */
export const freeSlotsQuery = queryOptions({
  queryKey: ["free-slots"],
  queryFn: fetchFreeSlots,
  staleTime: 30_000,
});

async function fetchFreeSlots(): Promise<FreeSlot[]> {
  const { date: first } = bodyOf(await deskClient.GET("/appointments/next-free-day"));
  if (!first) return [];
  const dates = Array.from({ length: daysLookedAt }, (_, day) => addDays(calendarDay(first), day));
  const { data: days } = bodyOf(
    await deskClient.POST("/appointments/bulk-availability", { body: { dates } }),
  );
  const free = dates.filter((date) => days[date]?.isFullyBooked === false).slice(0, daysOffered);
  const slots = await Promise.all(free.map(fetchSlotsOf));
  return slots.flat();
}

async function fetchSlotsOf(date: CalendarDay): Promise<FreeSlot[]> {
  const { availableSlots } = bodyOf(
    await deskClient.GET("/appointments/available-slots", { params: { query: { date } } }),
  );
  return availableSlots.slice(0, timesOfDay).map((timeSlot) => ({ date, timeSlot }));
}

/** `Tue, Nov 24, 9:00 AM`; in letters, `Tuesday, November 24 at 9:00 AM`. */
export function slotText(
  { date, timeSlot }: FreeSlot,
  style: "short" | "letter" = "short",
): string {
  return style === "letter"
    ? words.at(formatDay(date, "yearless"), timeSlot)
    : `${formatDay(date, "short")}, ${timeSlot}`;
}
