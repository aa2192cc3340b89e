import type { PageVisit } from "#app/page-visit.ts";
import { isCalendarDay } from "#domain/booking/calendar-day.ts";
import { type SlotsState, slotLoadFailure } from "./use-slots.ts";

/** What the page shows after a submission without JavaScript: nothing that was typed is lost. */
export type BookingPost = {
  values: Record<string, string>;
  slots: SlotsState;
};

export type BookingStep = "choose" | "month" | "submit";

/**
 * Reads a form with a calendar in it. Days and month arrows are submit buttons: `choose` takes a
 * day, `month` turns the page; anything else submits the form.
 */
export function readBookingPost(body: FormData): {
  step: BookingStep;
  values: Record<string, string>;
} {
  const values: Record<string, string> = {};
  for (const [name, value] of body) if (typeof value === "string") values[name] = value;
  const { choose = "", month = "", ...rest } = values;
  if (isCalendarDay(choose)) {
    // Another day has other times.
    const { timeSlot: _, ...kept } = rest;
    return { step: "choose", values: { ...kept, date: choose } };
  }
  if (isCalendarDay(month)) return { step: "month", values };
  return { step: "submit", values: rest };
}

/**
 * The times of the day that was chosen, as the slot list shows them. Without them the page stands
 * there all the same, with everything that was typed.
 */
export async function slotsOf(
  { services, reportError }: PageVisit,
  date: string | undefined,
): Promise<SlotsState> {
  if (!date || !isCalendarDay(date)) return { status: "idle" };
  try {
    const { availableSlots, bookedSlots } = await services.inspections.slotsOn(date);
    return { status: "ready", available: availableSlots, booked: bookedSlots };
  } catch (error) {
    reportError(error);
    return { status: "failed", message: slotLoadFailure };
  }
}
