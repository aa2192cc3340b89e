import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { carry } from "#content/en/desk/calendar.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import {
  type Calendar,
  findAppointment,
  isPlaceOf,
  placeAmong,
  shownTimes,
} from "./calendar-model.ts";
import { arrows, type Column, type Place, placeAfter, placeKey, placeOfKey } from "./place.ts";
import { watchPointerCarry } from "./pointer-carry.ts";
import { spokenPlace } from "./spoken-place.ts";

/** An appointment in hand, as it was when it was picked up, and where it would go; null: nowhere. */
export type Carried = { appointment: CalendarAppointment; place: Place | null; byKeys: boolean };

/**
 * Carries appointments from place to place, by keys on a card and by pointer: the same drop for both. One that somebody
 * else changes meanwhile is put back.
 */
export function useCarry({
  root,
  calendar,
  columns,
  mayCarry,
  onDrop,
  say,
}: {
  root: RefObject<HTMLElement | null>;
  calendar: Calendar;
  columns: readonly Column[];
  mayCarry: (appointment: CalendarAppointment) => boolean;
  onDrop: (appointment: CalendarAppointment, place: Place) => void;
  say: (words: string) => void;
}): Carried | null {
  const [carried, setCarried] = useState<Carried | null>(null);
  // Read by presses that come before the next render.
  const held = useRef<Carried | null>(null);
  const hold = (next: Carried | null) => {
    held.current = next;
    setCarried(next);
  };
  const current = carried && findAppointment(calendar, carried.appointment.id);
  const isTorn = carried !== null && current?.sequence !== carried.appointment.sequence;

  const pick = useEffectEvent((id: string, byKeys: boolean): boolean => {
    const appointment = findAppointment(calendar, id);
    if (!appointment || !mayCarry(appointment)) {
      if (byKeys) say(carry.cannotMove);
      return false;
    }
    const place = placeAmong(columns, appointment);
    hold({ appointment, place, byKeys });
    say(carry.pickedUp(appointment.name, spokenPlace(calendar, place, appointment)));
    return true;
  });
  const carryTo = useEffectEvent((place: Place | null) => {
    const { current: now } = held;
    if (!now) return;
    if (place && now.place && placeKey(place) === placeKey(now.place)) return;
    hold({ ...now, place });
    if (place) say(spokenPlace(calendar, place, now.appointment));
  });
  const putBack = useEffectEvent(() => {
    const { current: now } = held;
    if (!now) return;
    say(carry.isBack(now.appointment.name, now.appointment.timeSlot));
    hold(null);
  });
  const drop = useEffectEvent(() => {
    if (!held.current) return;
    const { appointment, place } = held.current;
    if (!place || isPlaceOf(place, appointment)) return putBack();
    hold(null);
    onDrop(appointment, place);
  });
  const tear = useEffectEvent(() => {
    const { current: now } = held;
    if (!now) return;
    say(carry.wasChanged(now.appointment.name));
    hold(null);
    if (now.byKeys) document.getElementById(cardId(now.appointment.id))?.focus();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const card = cardOf(event.target);
    if (!card || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows.find((key) => key === event.key);
    const { current: now } = held;
    if (!now?.byKeys || now.appointment.id !== card.dataset.card) {
      if (event.key !== "Enter" || event.repeat) return;
      event.preventDefault();
      pick(card.dataset.card ?? "", true);
      return;
    }
    if (arrow) {
      const times = shownTimes(calendar);
      carryTo(now.place && placeAfter(arrow, now.place, { columns, times }));
    } else if (event.key === "Escape") putBack();
    else if (event.key === "Enter" && !event.repeat) drop();
    else if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
  });
  const leave = useEffectEvent((event: FocusEvent) => {
    // A card that somebody else has moved loses the focus, too, because it is drawn elsewhere: `tear` says so.
    if (!(event.target instanceof Element && event.target.isConnected)) return;
    const { current: now } = held;
    if (now?.byKeys && cardOf(event.target)?.dataset.card === now.appointment.id)
      letGo(event.target);
  });
  const letGo = useEffectEvent((card: Element) => {
    queueMicrotask(() => card.isConnected && putBack());
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => press(event);
    const onLeave = (event: FocusEvent) => leave(event);
    element.addEventListener("keydown", onKey);
    element.addEventListener("focusout", onLeave);
    const end = watchPointerCarry(element, {
      pick: (id) => pick(id, false),
      over: (cell) => carryTo(cell === null ? null : (placeOfKey(cell) ?? null)),
      drop: () => drop(),
      putBack: () => putBack(),
    });
    return () => {
      element.removeEventListener("keydown", onKey);
      element.removeEventListener("focusout", onLeave);
      end();
    };
  }, [root]);

  useEffect(() => {
    if (isTorn) tear();
  }, [isTorn]);

  const cell = carried?.place ? placeKey(carried.place) : null;
  const id = carried?.appointment.id;
  const byKeys = carried?.byKeys === true;
  useEffect(() => {
    const card = id && document.getElementById(cardId(id));
    if (!card) return;
    card.dataset.carried = "";
    return () => void delete card.dataset.carried;
  }, [id]);
  useEffect(() => {
    const target =
      cell && root.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell)}"]`);
    if (!target) return;
    target.dataset.target = "";
    if (byKeys) target.scrollIntoView({ block: "nearest", inline: "nearest" });
    return () => void delete target.dataset.target;
  }, [cell, byKeys, root]);

  return isTorn ? null : carried;
}

/** The id of an appointment's card on the page. */
export function cardId(appointmentId: string): string {
  return `appointment-${appointmentId}`;
}

function cardOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;
}
