import { useCallback, useEffect, useRef, useState } from "react";
import { fetchSlots, InvalidSlotsResponse } from "#api-client/appointment-calls.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { afterFrame } from "#ui/after-frame.ts";

export type SlotsState =
  | { status: "idle" }
  | { status: "loading" }
  | {
      status: "ready";
      available: readonly Slot[];
      booked: readonly Slot[];
      /** Those of the booked ones that somebody is only about to book. */
      held?: readonly Slot[] | undefined;
    }
  | { status: "failed"; message: string };

export const slotLoadFailure = "Unable to load available time slots. Please try again later.";

/**
 * Placeholders stay this much longer than the call, in milliseconds.
 */
const placeholderPause = 500;

/** While somebody is about to book a time that is shown, the times are loaded again this often, in milliseconds. */
const heldPause = 15_000;

/** The times of one day, loaded on demand. Only the latest load counts. */
export function useSlots(initial: SlotsState) {
  const [slots, setSlots] = useState<SlotsState>(initial);
  const newest = useRef(0);
  const shown = useRef<CalendarDay>(undefined);

  /** Returns the times once they are shown; undefined when another load has begun by then. */
  const load = useCallback(async (date: CalendarDay): Promise<SlotsState | undefined> => {
    newest.current += 1;
    const mine = newest.current;
    shown.current = date;
    setSlots({ status: "loading" });
    await afterFrame();
    const loaded = await loadSlots(date);
    await new Promise((resolve) => setTimeout(resolve, placeholderPause));
    if (mine !== newest.current) return undefined;
    setSlots(loaded);
    return loaded;
  }, []);

  const isHeld = slots.status === "ready" && slots.held !== undefined;
  useEffect(() => {
    if (!isHeld) return;
    const timer = setInterval(async () => {
      const mine = newest.current;
      const loaded = shown.current && (await loadSlots(shown.current));
      if (loaded?.status === "ready" && mine === newest.current) setSlots(loaded);
    }, heldPause);
    return () => clearInterval(timer);
  }, [isHeld]);

  const clear = useCallback(() => {
    newest.current += 1;
    setSlots({ status: "idle" });
  }, []);

  return { slots, load, clear };
}

/** Whether a slot is offered and not taken. */
export function isFree(slots: Extract<SlotsState, { status: "ready" }>, slot: Slot): boolean {
  return slots.available.includes(slot) && !slots.booked.includes(slot);
}

async function loadSlots(date: CalendarDay): Promise<SlotsState> {
  try {
    const { availableSlots, bookedSlots, heldSlots } = await fetchSlots(date);
    return { status: "ready", available: availableSlots, booked: bookedSlots, held: heldSlots };
  } catch (error) {
    return {
      status: "failed",
      message:
        error instanceof InvalidSlotsResponse
          ? "Invalid response from server. Please try again later."
          : slotLoadFailure,
    };
  }
}
