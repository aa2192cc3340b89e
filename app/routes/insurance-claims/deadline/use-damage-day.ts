import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { businessProfile } from "#content/business-profile.ts";
import { deadline as words } from "#content/en/insurance-claims.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { readDamageDay } from "#domain/claim/claim-window.ts";

export const deadlineId = "deadline";

/**
 * The day of the damage: the field keeps what is typed by itself, and is read at every key. What is
 * only half typed is told once the field was left or the form was sent; a day to come at once.
 */
export function useDamageDay() {
  const asked = useSearchParams()[0].get("damage") ?? "";
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(asked);
  /** The browser holds back what it cannot read as a day: 02/30/2026. */
  const [isOdd, setOdd] = useState(false);
  const [wasLeft, setLeft] = useState(asked !== "");
  // The page is the same for everybody: only the browser knows what today is.
  const [today, setToday] = useState<CalendarDay>();

  function onInput() {
    const value = field.current?.value ?? "";
    // Not before: to look up what day it is there keeps a slow phone busy for 60 ms.
    if (value) setToday(dayInZone(Date.now(), businessProfile.timeZone));
    setText(value);
    setOdd(field.current?.validity.badInput ?? false);
  }

  // For whoever was faster than this script, and for a day in the address.
  useEffect(onInput, []);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setLeft(true);
    const value = field.current?.value ?? "";
    if (readDamageDay(value, today).kind !== "day") return field.current?.focus();
    navigate(
      { search: new URLSearchParams({ damage: value }).toString(), hash: deadlineId },
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
