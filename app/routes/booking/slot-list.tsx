import { Notice } from "#app/ui/notice.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { timeSlots } from "#domain/booking/time-slot.ts";
import type { SlotsState } from "./use-slots.ts";

/** The times of the chosen day as radio buttons; taken ones are shown and cannot be chosen. */
export function SlotList(props: {
  slots: SlotsState;
  selected: string | undefined;
  onSelect(timeSlot: string): void;
}) {
  const { slots } = props;
  if (slots.status === "idle") {
    return <p className="text-slate-700">Choose a date first; its times appear here.</p>;
  }
  if (slots.status === "loading") {
    return (
      <div role="status" className={grid}>
        <span className="sr-only">Loading available times...</span>
        {timeSlots.map((slot) => (
          <Skeleton key={slot} className="h-12" />
        ))}
      </div>
    );
  }
  if (slots.status === "failed") {
    return (
      <Notice tone="error" role="alert">
        {slots.message}
      </Notice>
    );
  }
  if (slots.available.length === 0) {
    return (
      <Notice tone="warning" role="status">
        Sorry, all time slots are booked for this date. Please select another date.
      </Notice>
    );
  }
  const offered = timeSlots.filter(
    (slot) => slots.available.includes(slot) || slots.booked.includes(slot),
  );
  return (
    <fieldset>
      <legend className="sr-only">Available times</legend>
      <div className={grid}>
        {offered.map((slot) => (
          <SlotOption
            key={slot}
            slot={slot}
            isFree={slots.available.includes(slot) && !slots.booked.includes(slot)}
            isSelected={props.selected === slot}
            onSelect={props.onSelect}
          />
        ))}
      </div>
    </fieldset>
  );
}

const grid = "grid grid-cols-2 gap-3 sm:grid-cols-3";

function SlotOption(props: {
  slot: string;
  isFree: boolean;
  isSelected: boolean;
  onSelect(timeSlot: string): void;
}) {
  return (
    <label
      className={`relative grid h-12 cursor-pointer place-items-center rounded-sm border text-center tabular-nums has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-copper-700 ${
        props.isFree
          ? "border-slate-500 bg-white font-semibold hover:border-slate-900 has-checked:border-slate-900 has-checked:bg-slate-900 has-checked:text-white"
          : "cursor-not-allowed border-limestone-200 bg-limestone-100 text-slate-500"
      }`}
    >
      <input
        type="radio"
        name="timeSlot"
        value={props.slot}
        disabled={!props.isFree}
        // Uncontrolled: a time chosen before the scripts came stays chosen.
        defaultChecked={props.isSelected}
        onChange={() => props.onSelect(props.slot)}
        className="absolute inset-0 m-0 size-full cursor-[inherit] appearance-none opacity-0"
      />
      <span>
        <span className={props.isFree ? "" : "line-through"}>{props.slot}</span>{" "}
        {!props.isFree && <span className="ml-1 text-small">booked</span>}
      </span>
    </label>
  );
}
