import type { Ref } from "react";
import { businessProfile } from "#content/business-profile.ts";
import { choiceWords } from "#content/en/appointment-choice.ts";
import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { type Slot, slotLabel } from "#domain/calendar/slot.ts";
import { Notice } from "#ui/pages/notice.tsx";
import { Skeleton } from "#ui/pages/skeleton.tsx";
import { isFree, type SlotsState } from "./use-slots.ts";

const words = choiceWords.slots;

/**
 * The times of the chosen day as radio buttons; taken ones are shown but disabled. The group exists
 * in every state, so that it can keep the focus while its times are reloaded.
 */
export function SlotList(props: {
  slots: SlotsState;
  date: CalendarDay | undefined;
  selected: Slot | undefined;
  onSelect(slot: Slot): void;
  ref: Ref<HTMLFieldSetElement>;
  /** Id of an element with more information about the times. */
  describedBy: string | undefined;
}) {
  const { slots, date } = props;
  return (
    <fieldset
      ref={props.ref}
      tabIndex={-1}
      aria-describedby={props.describedBy}
      aria-busy={slots.status === "loading" || undefined}
      className="min-w-0 rounded-sm"
    >
      <legend className="sr-only">{words.label}</legend>
      <div role="status">{statusOf(slots, date)}</div>
      <Times {...props} />
    </fieldset>
  );
}

function statusOf(slots: SlotsState, date: CalendarDay | undefined) {
  if (slots.status === "loading") {
    return <span className="sr-only">{words.loading}</span>;
  }
  if (slots.status !== "ready") return null;
  const count = slots.available.length;
  if (count === 0) {
    return <Notice tone="warning">{words.none}</Notice>;
  }
  const day = date && formatDay(date, "yearless");
  return <span className="sr-only">{words.free(count, day)}</span>;
}

function Times(props: {
  slots: SlotsState;
  selected: Slot | undefined;
  onSelect(slot: Slot): void;
}) {
  const { slots } = props;
  switch (slots.status) {
    case "idle":
      return (
        <p className="rounded-sm border border-dashed border-limestone-500 px-4 py-5 text-slate-700">
          {words.waiting}
        </p>
      );
    case "loading":
      return (
        <div className={grid}>
          {businessProfile.inspection.slots.map((slot) => (
            <Skeleton key={slot} className="h-12" />
          ))}
        </div>
      );
    case "failed":
      return (
        <Notice tone="error" role="alert">
          {slots.message}
        </Notice>
      );
    case "ready": {
      if (slots.available.length === 0) return null;
      return (
        <div className={grid}>
          {[...new Set([...slots.available, ...slots.booked])].sort().map((slot) => (
            <SlotOption
              key={slot}
              slot={slot}
              isFree={isFree(slots, slot)}
              isHeld={slots.held?.includes(slot)}
              isSelected={props.selected === slot}
              onSelect={props.onSelect}
            />
          ))}
        </div>
      );
    }
  }
}

const grid = "grid grid-cols-2 gap-2 tight:grid-cols-1 sm:max-md:grid-cols-3 md:grid-cols-1";

function SlotOption(props: {
  slot: Slot;
  isFree: boolean;
  /** Whether somebody is only about to book it. */
  isHeld: boolean | undefined;
  isSelected: boolean;
  onSelect(slot: Slot): void;
}) {
  const label = slotLabel(props.slot);
  return (
    <label
      className={`relative flex min-h-12 items-center justify-center gap-2 rounded-sm border px-3 text-center leading-tight tabular-nums has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-copper-700 ${
        props.isFree
          ? "cursor-pointer border-limestone-500 bg-white font-semibold hover:border-slate-900 hover:inset-ring hover:inset-ring-slate-900 has-checked:border-slate-900 has-checked:bg-slate-900 has-checked:text-white forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
          : "cursor-not-allowed border-limestone-200 bg-limestone-100 text-slate-500 forced-colors:border-dashed forced-colors:text-[GrayText]"
      }`}
    >
      <input
        type="radio"
        name="timeSlot"
        value={label}
        disabled={!props.isFree}
        // Uncontrolled: a time chosen before the scripts loaded is kept.
        defaultChecked={props.isSelected}
        onChange={() => props.onSelect(props.slot)}
        className="absolute inset-0 m-0 size-full cursor-[inherit] appearance-none opacity-0"
      />
      <span className={`whitespace-nowrap ${props.isFree ? "" : "line-through"}`}>{label}</span>
      {!props.isFree && (
        <span className="text-small">{props.isHeld ? words.held : words.booked}</span>
      )}
    </label>
  );
}
