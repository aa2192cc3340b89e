import type { PageContext } from "#app/page-context.ts";
import { isCalendarDay } from "#domain/calendar/calendar-day.ts";
import { type SlotsState, slotLoadFailure } from "./use-slots.ts";

/** What the page shows after a submission without JavaScript: nothing that was typed is lost. */
export type PostedChoice = {
  values: Record<string, string>;
  slots: SlotsState;
};

export type ChoiceStep = "choose" | "submit";

/**
 * Reads a form with a calendar in it. Days are submit buttons: `choose` takes a day; anything else
 * submits the form.
 */
export function readChoice(body: FormData): {
  step: ChoiceStep;
  values: Record<string, string>;
} {
  const values: Record<string, string> = {};
  for (const [name, value] of body) if (typeof value === "string") values[name] = value;
  const { choose = "", ...rest } = values;
  // No calendar of ours sends what is not a day: it is as none, and the form asks for one.
  if (rest.date !== undefined && !isCalendarDay(rest.date)) delete rest.date;
  if (isCalendarDay(choose)) {
    // Another day has other times.
    const { timeSlot: _, ...kept } = rest;
    return { step: "choose", values: { ...kept, date: choose } };
  }
  return { step: "submit", values: rest };
}

/**
 * The times of the day that was chosen, as the slot list shows them. Without them the page stands
 * there all the same, with everything that was typed.
 */
export async function slotsOf(
  { services, reportError }: PageContext,
  date: string | undefined,
): Promise<SlotsState> {
  if (!date || !isCalendarDay(date)) return { status: "idle" };
  try {
    const { availableSlots, bookedSlots } = await services.appointments.slotsOn(date);
    return { status: "ready", available: availableSlots, booked: bookedSlots };
  } catch (error) {
    reportError(error);
    return { status: "failed", message: slotLoadFailure };
  }
}
