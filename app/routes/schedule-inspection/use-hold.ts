import { useEffect, useRef, useState } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { fetchSlots } from "#api-client/appointment-calls.ts";
import type { AppointmentChoice } from "#app/sections/appointment/use-appointment-choice.ts";
import type { Failure } from "#app/sections/appointment/use-failure.ts";
import { hold as words } from "#content/en/schedule-inspection.ts";
import { slotMessages } from "#domain/appointment/slot-messages.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { afterFrame } from "#ui/after-frame.ts";
import { holdTime, releaseHold } from "./hold-calls.ts";

/** Milliseconds before its end at which a hold is said to end. */
const warning = 60_000;

/**
 * Holds the chosen time for this browser, until another is chosen, the page is left, another tab holds one, or it ends.
 * A time that is not held can be booked all the same.
 * @returns what to say of it, `isLast` once the time is no longer held; and `consume`, for a booking that has used it.
 */
export function useHold(choice: AppointmentChoice, failure: Failure) {
  const { date, slot, reload } = choice;
  const { tell } = failure;
  const [said, setSaid] = useState({ text: "", isLast: false });
  const [returns, setReturns] = useState(0);
  const held = useRef("");

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that comes back holds its time again
  useEffect(() => {
    if (!date || !slot) return;
    let isGone = false;
    const timers: number[] = [];
    const channel = new BroadcastChannel("hold");
    setSaid({ text: "", isLast: false });

    function end(text: string): void {
      for (const timer of timers) clearTimeout(timer);
      held.current = "";
      setSaid({ text, isLast: true });
    }

    async function runOut(): Promise<void> {
      if (!held.current) return;
      await releaseHold(held.current);
      const { availableSlots } = await fetchSlots(date as NonNullable<typeof date>);
      if (isGone || !held.current) return;
      const isFree = availableSlots.includes(slot as NonNullable<typeof slot>);
      end(isFree ? words.free : words.taken);
      if (!isFree) reload();
    }

    async function begin(day: CalendarDay, time: Slot): Promise<void> {
      await afterFrame();
      if (isGone) return;
      const hold = await holdTime({ date: day, timeSlot: time }).catch(refuse);
      if (!hold) return;
      if (isGone) return void releaseHold(hold.id);
      held.current = hold.id;
      channel.postMessage("");
      const after = (milliseconds: number, work: () => void) =>
        timers.push(window.setTimeout(work, milliseconds));
      const length = hold.seconds * 1_000;
      setSaid({ text: words.held(hold.until), isLast: false });
      after(length - warning, () => setSaid({ text: words.ending(hold.until), isLast: false }));
      after(length, () => void runOut().catch(() => end("")));
    }

    function refuse(error: unknown): void {
      if (isGone || !(error instanceof ApiFailure) || error.status !== 409) return;
      tell(slotMessages.unavailable);
      reload();
    }

    void begin(date, slot);
    channel.onmessage = () => {
      if (held.current) end(words.elsewhere);
    };
    const leave = () => {
      if (held.current) void releaseHold(held.current);
      held.current = "";
    };
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setReturns((count) => count + 1);
    };
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    return () => {
      isGone = true;
      for (const timer of timers) clearTimeout(timer);
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
      channel.close();
      leave();
      setSaid((last) => (last.isLast ? last : { text: "", isLast: false }));
    };
  }, [date, slot, returns, reload, tell]);

  return {
    said,
    consume() {
      held.current = "";
    },
  };
}
