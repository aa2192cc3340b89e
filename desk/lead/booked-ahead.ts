import { deskPlace } from "#desk/facts/desk-place.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { slotOfLabel, slotStart } from "#domain/calendar/slot.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import { type LeadState, leadStates } from "#domain/lead/lead.ts";
import type { Lead } from "#domain/lead/lead-page.ts";

/** Whether the lead's inspection is booked and still to come. `now` in epoch milliseconds. */
export function isBookedAhead({ appointment }: Pick<Lead, "appointment">, now: number): boolean {
  if (appointment?.status !== "booked") return false;
  const { date, timeSlot } = appointment;
  const start = slotStart(slotOfLabel(timeSlot));
  return instantInZone(calendarDay(date), start, deskPlace().timeZone) > now;
}

/** The states that may be chosen: spam cancels an inspection ahead, so it is not for whoever may not cancel. */
export function offeredStates(
  { state }: Pick<Lead, "state">,
  { mayCancel, isAhead }: { mayCancel: boolean; isAhead: boolean },
): LeadState[] {
  const isSpamOffered = mayCancel || state === "spam" || !isAhead;
  return leadStates.filter((each) => each !== "spam" || isSpamOffered);
}
