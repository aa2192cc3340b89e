import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { deadline } from "#content/en/insurance-claims.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { readDamageDay } from "#domain/claim/claim-window.ts";
import { takeToField } from "#ui/take-to.ts";

/** Where the dates are, which the form leads to. */
export const datesId = "deadline-dates";

export const fieldId = "damage";

/**
 * The day of the damage. The field is uncontrolled and read on every input. An incomplete date is
 * reported once the field is left or the form is submitted; a future date at once.
 */
export function useDamageDay() {
  const asked = useSearchParams()[0].get("damage") ?? "";
  const words = useWords(deadline);
  const { timeZone } = useFacts();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(asked);
  /**
   * Whether the field holds something that the browser cannot parse as a date, such as 02/30/2026,
   * and keeps to itself.
   */
  const [isOdd, setOdd] = useState(false);
  const [wasLeft, setLeft] = useState(asked !== "");
  // The page is prerendered and the same for everybody: only the browser knows today's date.
  const [today, setToday] = useState<CalendarDay>();

  function onInput() {
    const value = field.current?.value ?? "";
    // Not earlier, because looking up the date in the business's time zone blocks a slow phone for
    // 60 ms.
    if (value) setToday(dayInZone(Date.now(), timeZone));
    setText(value);
    setOdd(field.current?.validity.badInput ?? false);
  }

  // For a visitor who typed before this script ran, and for a day in the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and the zone of an open page stays
  useEffect(onInput, []);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setLeft(true);
    const value = field.current?.value ?? "";
    if (readDamageDay(value, today).kind !== "day") return takeToField(fieldId);
    navigate(
      { search: new URLSearchParams({ damage: value }).toString(), hash: datesId },
      { replace: true, preventScrollReset: true },
    );
  }

  const read = isOdd ? ({ kind: "invalid" } as const) : readDamageDay(text, today);
  const isTold = read.kind === "future" || (wasLeft && (read.kind !== "empty" || text !== asked));
  return {
    asked,
    today,
    damage: read.kind === "day" ? read.day : undefined,
    error: read.kind !== "day" && isTold ? words.faults[read.kind] : undefined,
    field: { ref: field, onInput, onBlur: () => setLeft(true) },
    onSubmit,
  };
}
