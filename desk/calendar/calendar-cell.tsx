import { calendarCell as words } from "#content/en/desk/calendar.ts";
import { AppointmentCard } from "./appointment-card.tsx";
import {
  appointmentsAt,
  busyElsewhereAt,
  type Calendar,
  dayOf,
  heldAt,
  placeState,
} from "./calendar-model.ts";
import { HeldMark } from "./held-mark.tsx";
import { type Place, placeKey } from "./place.ts";
import { inspectorName, timeText } from "./spoken-place.ts";

/** The attribute of a button that books at a place; the calendar around it hears its presses. */
export const bookAttribute = "data-book";

/** Words for what hatching shows: said to screen readers, and seen where forced colors take the hatching away. */
export const hatchedWordsClass = "text-small text-soft not-forced-colors:sr-only";

/** The cards at a place, and what it has room for. Whether somebody works then is also said in words. */
export function CellContent({
  calendar,
  place,
  isOver,
}: {
  calendar: Calendar;
  place: Place;
  /** Nothing can be booked on a day that is over. */
  isOver: boolean;
}) {
  const day = dayOf(calendar, place.date);
  const cards = day ? appointmentsAt(day, place) : [];
  const state = placeState(calendar, place);
  const isAnybody = place.inspectorId === undefined;
  const elsewhere = busyElsewhereAt(calendar, place);
  // Nobody knows yet which inspector a visitor gets: in one's column, only what leaves no other seat is shown.
  const held =
    day && (isAnybody || state.kind === "held") ? heldAt(day, place.timeSlot) : undefined;
  const whose = isAnybody ? "" : `, ${inspectorName(calendar, place.inspectorId ?? null)}`;
  const text = isAnybody && state.kind === "free" ? words.free(state.room) : words.bookHere;
  return (
    <>
      {cards.map((appointment) => (
        <AppointmentCard
          key={appointment.id}
          appointment={appointment}
          inspector={isAnybody ? inspectorName(calendar, appointment.inspectorId) : undefined}
          inspectorNumber={calendar.inspectors.findIndex(
            ({ id }) => id === appointment.inspectorId,
          )}
        />
      ))}
      {held && !isOver && <HeldMark held={held} />}
      {state.kind === "closed" && (
        <p className="w-fit max-w-full rounded-sm bg-ground px-1 text-small text-soft wrap-anywhere">
          {words.closed(state.reason)}
        </p>
      )}
      {elsewhere.length > 0 && (
        <p className="w-fit max-w-full rounded-sm border border-edge bg-ground px-1.5 py-0.5 text-small text-soft wrap-anywhere">
          {isAnybody ? words.areElsewhere(elsewhere) : words.elsewhere}
        </p>
      )}
      {state.kind === "off" && cards.length === 0 && (
        <p className={hatchedWordsClass}>{isAnybody ? words.nobodyWorks : words.doesNotWork}</p>
      )}
      {state.kind === "free" && !isOver && (
        <button
          type="button"
          {...{ [bookAttribute]: placeKey(place) }}
          aria-label={words.place(text, timeText(place), whose, isAnybody ? words.bookHereToo : "")}
          className="min-h-8 rounded-sm border border-transparent px-1.5 text-start text-small text-soft before:content-['+_'] hover:border-edge hover:bg-panel hover:text-ink focus-visible:text-ink pointer-coarse:min-h-11"
        >
          {text}
        </button>
      )}
    </>
  );
}
