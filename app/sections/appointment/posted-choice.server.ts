import { entriesOf } from "#app/forms/parse-form.ts";
import type { PageContext } from "#app/page-context.ts";
import { type CalendarDay, isCalendarDay } from "#domain/calendar/calendar-day.ts";
import { type SlotsState, slotLoadFailure } from "./use-slots.ts";

/** The fields as typed; an invalid date is left out. */
export type PostedValues = Record<string, string> & { date?: CalendarDay };

/** What the page shows after a submission without JavaScript, with everything that was typed. */
export type PostedChoice = {
  values: PostedValues;
  slots: SlotsState;
};

export type ChoiceStep = "choose" | "submit";

/**
 * Reads a form that contains a calendar. Days are submit buttons named `choose`; any other button
 * submits the form.
 */
export function readChoice(body: FormData): {
  step: ChoiceStep;
  values: PostedValues;
} {
  const { choose = "", date = "", ...rest } = entriesOf(body);
  if (isCalendarDay(choose)) {
    // A different day has different times.
    const { timeSlot: _, ...kept } = rest;
    return { step: "choose", values: { ...kept, date: choose } };
  }
  // Our calendars send only valid dates. Anything else counts as no date, and the form asks for
  // one.
  return { step: "submit", values: isCalendarDay(date) ? { ...rest, date } : rest };
}

/**
 * The times of the chosen day, as the slot list shows them. If they cannot be loaded, the page is
 * still shown, with everything that was typed.
 */
export async function slotsOf(
  { services, browser, reportError }: PageContext,
  date: CalendarDay | undefined,
): Promise<SlotsState> {
  if (!date) return { status: "idle" };
  try {
    const { availableSlots, bookedSlots, heldSlots } = await services.availability.slotsOn(
      date,
      browser,
    );
    return { status: "ready", available: availableSlots, booked: bookedSlots, held: heldSlots };
  } catch (error) {
    reportError(error);
    return { status: "failed", message: slotLoadFailure };
  }
}
