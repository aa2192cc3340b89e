import { dayEntries as labels } from "#content/en/desk/day.ts";
import { calendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { bySlot, type SlotLabel, slotOfLabel } from "#domain/calendar/slot.ts";
import type { Briefing } from "#domain/lead/lead-lists-contract.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import type { Day } from "./day-query.ts";

/**
 * A time of the day. `gone` says what became of it, in words; null while the appointment stands. `briefing` is what to know on
 * the way there.
 */
export type DayEntry = {
  key: string;
  timeSlot: SlotLabel;
  lead: LeadRow;
  gone: string | null;
  briefing?: Briefing | undefined;
};

/**
 * A day's appointments by time, those that were canceled or moved among them. A process of the previous release tells
 * nothing of those.
 */
export function dayEntries({
  date,
  leads,
  gone = [],
  briefings = [],
}: Pick<Day, "date" | "leads" | "gone" | "briefings">): DayEntry[] {
  const briefingOf = new Map(briefings.map((briefing) => [briefing.leadId, briefing]));
  const entries: DayEntry[] = [
    ...gone.map(({ lead, timeSlot }) => ({
      key: `${lead.id} ${timeSlot}`,
      ...{ timeSlot, lead, gone: goneText(lead, date) },
    })),
    ...leads.flatMap((lead) =>
      lead.appointment
        ? [
            {
              ...{
                key: lead.appointment.id,
                timeSlot: lead.appointment.timeSlot,
                lead,
                gone: null,
              },
              briefing: briefingOf.get(lead.id),
            },
          ]
        : [],
    ),
  ];
  return entries.sort((one, other) =>
    bySlot(slotOfLabel(one.timeSlot), slotOfLabel(other.timeSlot)),
  );
}

/** What has changed from one answer to the next, a sentence for each appointment. */
export function dayNews(before: readonly DayEntry[], after: readonly DayEntry[]): string[] {
  const told = new Set(before.map(({ key, gone }) => `${key} ${gone}`));
  const fresh = after.filter(({ key, gone }) => !told.has(`${key} ${gone}`));
  const known = new Set(before.map(({ lead }) => lead.id));
  return fresh.flatMap(({ timeSlot, lead, gone }) => {
    if (gone) return `${gone}: ${timeSlot}, ${lead.name}.`;
    return known.has(lead.id) ? [] : labels.added(timeSlot, lead.name);
  });
}

/** `Canceled`, `Moved to 2:00 PM` within the day, `Moved to Thu, Jun 4, 2:00 PM` to another. */
function goneText({ appointment }: LeadRow, day: string): string {
  if (appointment?.status !== "booked") return labels.canceled;
  const { date, timeSlot } = appointment;
  const isSameDay = date === day;
  return labels.movedTo(isSameDay ? "" : `${formatDay(calendarDay(date), "short")}, `, timeSlot);
}
