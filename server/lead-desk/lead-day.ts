import type { ExpressionBuilder } from "kysely";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { bySlot, type Slot, slotLabel } from "#domain/calendar/slot.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { type AppointmentStep, leftTimes } from "#domain/lead/left-times.ts";
import type { Database } from "#server/database/connection.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import { type EventColumns, readEvent } from "#server/database/stored-event.ts";

/** How long a day shows what was canceled or moved away from it: as long as `lead_changes` are kept. In milliseconds. */
const shownFor = 48 * 3_600_000;

/**
 * Leads with an appointment on a day, by number and with that appointment, which need not be their last, ordered by slot:
 * everybody's, or those that `staffId` inspects or has. Only booked appointments have a seat; canceled ones do not.
 */
export async function leadsOfDay(
  database: Database,
  day: CalendarDay,
  staffId: string | undefined,
): Promise<{ number: number; appointment: NonNullable<LeadRow["appointment"]> }[]> {
  const leads = await database
    .selectFrom("seats")
    .innerJoin("appointments", "appointments.id", "seats.appointment_id")
    .innerJoin("leads", "leads.id", "appointments.lead_id")
    .select(["leads.number", "appointments.id", "appointments.slot"])
    .select(["appointments.status", "appointments.progress", "appointments.pending_until"])
    .where("seats.date", "=", day)
    .$if(staffId !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row("leads.assignee_id", "=", staffId ?? ""),
          row("appointments.inspector_id", "=", staffId ?? ""),
        ]),
      ),
    )
    .orderBy("seats.slot")
    .orderBy("seats.seat")
    .execute();
  return leads.map(({ number, id, slot, status, progress, pending_until }) => ({
    number,
    appointment: {
      id,
      date: day,
      timeSlot: slotLabel(slot),
      status,
      progress: progress ?? "booked",
      ...(pending_until && { pendingUntil: pending_until }),
    },
  }));
}

/**
 * The times of a day that leads had until somebody canceled or moved their appointment, in the last two days, ordered
 * by slot: everybody's, or those that `staffId` inspects or has.
 */
export async function leftOfDay(
  database: Database,
  day: CalendarDay,
  { staffId, now }: { staffId: string | undefined; now: Date },
): Promise<{ number: number; slot: Slot }[]> {
  const since = new Date(now.getTime() - shownFor).toISOString();
  const events = await database
    .selectFrom("lead_events")
    .innerJoin("leads", "leads.id", "lead_events.lead_id")
    .select(["leads.number", "lead_events.at"])
    .select(["lead_events.kind", "lead_events.details"])
    // Whatever happens to an appointment is told to open screens: that leads from an index to the few that may be meant.
    .where("lead_events.lead_id", "in", (changed) =>
      changed.selectFrom("lead_changes").select("lead_id").where("at", ">=", since),
    )
    .where("lead_events.kind", "in", ["arrived", "appointment"])
    .$if(staffId !== undefined, (query) => query.where(isOf(staffId ?? "")))
    .orderBy("lead_events.number")
    .execute();
  const left = [...Map.groupBy(events, ({ number }) => number)].flatMap(([number, ofLead]) =>
    leftTimes(ofLead.flatMap(stepOf), day, since).map((slot) => ({ number, slot })),
  );
  return left.sort((one, other) => bySlot(one.slot, other.slot));
}

/** Leads that somebody inspects or has. */
function isOf(staffId: string) {
  return (lead: ExpressionBuilder<Schema, "leads">) =>
    lead.or([
      lead("leads.assignee_id", "=", staffId),
      lead("leads.id", "in", (own) =>
        own.selectFrom("appointments").select("lead_id").where("inspector_id", "=", staffId),
      ),
    ]);
}

/** A lead that did not begin as an appointment has arrived without one. */
function stepOf({ at, ...stored }: EventColumns & { at: string }): AppointmentStep[] {
  const { kind, details } = readEvent(stored);
  if (kind !== "arrived" && kind !== "appointment") return [];
  if (!("timeSlot" in details)) return [];
  const { event, date, timeSlot } = details;
  return [{ at, event, date, timeSlot }];
}
