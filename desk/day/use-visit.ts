import { useQuery } from "@tanstack/react-query";
import { businessProfile } from "#content/business-profile.ts";
import { deskPlace } from "#desk/facts/desk-place.ts";
import { statedFactsQuery } from "#desk/facts/use-stated-facts.ts";
import { useEntriesOf } from "#desk/unsent/use-unsent.ts";
import { useNow } from "#desk/use-now.ts";
import type { AppointmentProgress } from "#domain/appointment/progress.ts";
import { type VisitStage, visitStage } from "#domain/appointment/visit-stage.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { slotOfLabel } from "#domain/calendar/slot.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";

type Visit = Pick<NonNullable<LeadRow["appointment"]>, "date" | "timeSlot" | "progress">;

/** Where a booked visit stands now. How long one takes is an owner's choice, until it is read the one that the site began with. */
export function useVisitStage({ date, timeSlot, progress }: Visit): VisitStage {
  const { data } = useQuery(statedFactsQuery);
  const { timeZone } = deskPlace();
  const { inspection } = businessProfile;
  const minutes = (data?.inspectionMinutes ?? inspection.takes).to;
  const visit = { date: calendarDay(date), timeSlot: slotOfLabel(timeSlot), progress };
  return useNow((now) => visitStage(visit, now, { timeZone, minutes }));
}

/** What this person has pressed of how a visit ended: whether it waits to be sent, and how far it had come before. */
export function useSaidEnd(
  leadId: string,
  appointmentId: string,
): { status: "none" | "pending" | "sent"; before: AppointmentProgress } {
  const last = useEntriesOf(leadId).findLast(
    ({ entry }) => entry.kind === "visit" && entry.appointmentId === appointmentId,
  );
  if (last?.entry.kind !== "visit") return { status: "none", before: "booked" };
  const status = { idle: "none", pending: "pending", success: "sent", error: "none" } as const;
  return { status: status[last.status], before: last.entry.seen };
}
