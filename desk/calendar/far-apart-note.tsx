import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { FarStop } from "#domain/service-area/far-apart.ts";
import { townText } from "./appointment-words.ts";

/** Says which appointment of the day is too far away for one inspector. */
export function FarApartNote({ far }: { far: FarStop<CalendarAppointment> }) {
  const { stop, miles } = far;
  const town = townText(stop);
  return (
    <p className="border-s-4 border-soon ps-2 text-small">
      <b className="font-semibold text-soon">Far apart.</b> About {miles} miles of road to{" "}
      {stop.name}
      {town && ` in ${town}`} at {stop.timeSlot}, estimated from the middles of the counties.
    </p>
  );
}
