import { carryBar as words } from "#content/en/desk/calendar.ts";
import type { Calendar } from "./calendar-model.ts";
import { spokenPlace } from "./spoken-place.ts";
import type { Carried } from "./use-carry.ts";

/** Where an appointment in hand would go. Screen readers hear the same from the calendar's live region. */
export function CarryBar({
  calendar,
  carried: { appointment, place, byKeys },
}: {
  calendar: Calendar;
  carried: Carried;
}) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 flex flex-wrap gap-x-4 border-t-2 border-action bg-panel px-4 py-3 shadow-float max-md:bottom-14 md:px-6"
    >
      <p className="min-w-0 grow font-semibold wrap-anywhere">
        {appointment.name}: {place ? spokenPlace(calendar, place, appointment) : words.nowhere}
      </p>
      {byKeys && <p className="text-soft">{words.keys}</p>}
    </div>
  );
}
