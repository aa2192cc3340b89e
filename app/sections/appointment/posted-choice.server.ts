import { entriesOf } from "#app/forms/parse-form.ts";
import type { PageContext } from "#app/page-context.ts";
import { type CalendarDay, isCalendarDay } from "#domain/calendar/calendar-day.ts";
import { type SlotsState, slotLoadFailure } from "./use-slots.ts";

/** The fields as they were typed, without a date that is none. */
export type PostedValues = Record<string, string> & { date?: CalendarDay };

/** What the page shows after a submission without JavaScript: nothing that was typed is lost. */
export type PostedChoice = {
  values: PostedValues;
  slots: SlotsState;
};

export type ChoiceStep = "choose" | "submit";

/**
 * Reads a form with a calendar in it. Days are submit buttons: `choose` takes a day; anything else
 * submits the form.
 */
export function readChoice(body: FormData): {
  step: ChoiceStep;
  values: PostedValues;
} {
  const { choose = "", date = "", ...rest } = entriesOf(body);
  if (isCalendarDay(choose)) {
    // Another day has other times.
    const { timeSlot: _, ...kept } = rest;
    return { step: "choose", values: { ...kept, date: choose } };
  }
  // No calendar of ours sends what is not a day: it is as none, and the form asks for one.
  return { step: "submit", values: isCalendarDay(date) ? { ...rest, date } : rest };
}

/**
 * The times of the day that was chosen, as the slot list shows them. Without them the page stands
 * there all the same, with everything that was typed.
 */
export async function slotsOf(
  { services, reportError }: PageContext,
  date: CalendarDay | undefined,
): Promise<SlotsState> {
  if (!date) return { status: "idle" };
  try {
    const { availableSlots, bookedSlots } = await services.appointments.slotsOn(date);
    return { status: "ready", available: availableSlots, booked: bookedSlots };
  } catch (error) {
    reportError(error);
    return { status: "failed", message: slotLoadFailure };
  }
}
