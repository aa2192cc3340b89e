import { type RefObject, useEffect, useEffectEvent } from "react";
import { bookAttribute } from "./calendar-cell.tsx";
import { closeAttribute } from "./column-headings.tsx";
import { type Place, placeOfKey } from "./place.ts";

/**
 * One listener for all cards and buttons of the calendar, so that hundreds of them cost nothing. Enter on a card never
 * comes here, because it picks the card up.
 */
export function useBoardPresses(
  root: RefObject<HTMLElement | null>,
  presses: {
    open: (appointmentId: string) => void;
    book: (place: Place) => void;
    close: (date: string) => void;
  },
): void {
  const press = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest("button");
    const card = button?.dataset.card;
    const place = placeOfKey(button?.getAttribute(bookAttribute) ?? "");
    const day = button?.getAttribute(closeAttribute);
    if (card) presses.open(card);
    else if (place) presses.book(place);
    else if (day) presses.close(day);
  });
  useEffect(() => {
    const element = root.current;
    const listener = (event: MouseEvent) => press(event);
    element?.addEventListener("click", listener);
    return () => element?.removeEventListener("click", listener);
  }, [root]);
}
