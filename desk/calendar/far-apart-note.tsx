import { farApartNote as words } from "#content/en/desk/several-rooms.ts";
import { townText } from "#desk/parts/town-text.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { FarStop } from "#domain/service-area/far-apart.ts";

/** Says which appointment of the day is too far away for one inspector. */
export function FarApartNote({ far }: { far: FarStop<CalendarAppointment> }) {
  const { stop, miles } = far;
  const town = townText(stop);
  return (
    <p className="border-s-4 border-soon ps-2 text-small">
      <b className="font-semibold text-soon">{words.farApart}</b>
      {words.miles(miles, stop.name)}
      {town && words.inTown(town)}
      {words.at(stop.timeSlot)}
    </p>
  );
}
