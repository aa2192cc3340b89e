import { type CalendarDay, calendarDay } from "#domain/calendar/calendar-day.ts";
import { type SlotLabel, slotLabel, slotOfLabel } from "#domain/calendar/slot.ts";

/**
 * A place of the calendar that an appointment can be moved to. `inspectorId` null: unassigned; undefined: the inspector it
 * has, or whoever is free.
 */
export type Place = {
  date: CalendarDay;
  timeSlot: SlotLabel;
  inspectorId: string | null | undefined;
};

/** A column of the calendar: a day, or one inspector's day. */
export type Column = Pick<Place, "date" | "inspectorId">;

const anybody = "*";

/** A place as the attribute of its cell. */
export function placeKey({ date, timeSlot, inspectorId }: Place): string {
  return [date, timeSlot, inspectorId === undefined ? anybody : (inspectorId ?? "")].join("|");
}

/** The place of a cell's attribute. */
export function placeOfKey(key: string): Place | undefined {
  const [date = "", slot, inspector] = key.split("|");
  const at = slotOfLabel(slot ?? "");
  if (!at || inspector === undefined) return undefined;
  return {
    date: calendarDay(date),
    timeSlot: slotLabel(at),
    inspectorId: inspector === anybody ? undefined : inspector || null,
  };
}

export const arrows = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const;

export type Arrow = (typeof arrows)[number];

/** The place next to another: up and down by time, left and right by column. The same place at an edge. */
export function placeAfter(
  arrow: Arrow,
  from: Place,
  { columns, times }: { columns: readonly Column[]; times: readonly SlotLabel[] },
): Place {
  const step = arrow === "ArrowUp" || arrow === "ArrowLeft" ? -1 : 1;
  if (arrow === "ArrowUp" || arrow === "ArrowDown") {
    const timeSlot = times[times.indexOf(from.timeSlot) + step];
    return timeSlot ? { ...from, timeSlot } : from;
  }
  const at = columns.findIndex((column) => isColumnOf(column, from));
  const column = columns[at + step];
  return column ? { ...from, date: column.date, inspectorId: column.inspectorId } : from;
}

function isColumnOf(column: Column, { date, inspectorId }: Place): boolean {
  return column.date === date && column.inspectorId === inspectorId;
}
