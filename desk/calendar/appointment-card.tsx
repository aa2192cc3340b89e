import { memo } from "react";
import { appointmentCard as words } from "#content/en/desk/calendar.ts";
import { townText } from "#desk/parts/town-text.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { progressText } from "./appointment-words.ts";
import { cardId } from "./use-carry.ts";

export const cardHintId = "card-keys";

/** The mark of each state; the state itself is said in words. */
const marks: Record<CalendarAppointment["progress"], string> = {
  booked: "border-s-edge",
  confirmed: "border-s-good",
  "on-the-way": "border-s-action",
  done: "border-s-line",
  "no-show": "border-s-late",
};

/** Told apart at a glance where cards of several inspectors stand together; the name says who it is. */
const inspectorLines = [
  "border-s-4 ps-1 border-[#2f7dd1]",
  "border-s-4 ps-1 border-[#b45f06]",
  "border-s-4 ps-1 border-[#0f8a8a]",
  "border-s-4 ps-1 border-[#a8477f]",
  "border-s-4 ps-1 border-[#5b8c2a]",
  "border-s-4 ps-1 border-[#7a5af5]",
] as const;

/**
 * An appointment in the calendar. A press opens it, Enter picks it up; both are heard by the calendar around it, so that
 * hundreds of cards cost nothing.
 */
export const AppointmentCard = memo(function AppointmentCard({
  appointment,
  inspector,
  inspectorNumber,
}: {
  appointment: CalendarAppointment;
  /** Undefined where the column says it. */
  inspector?: string | undefined;
  /** Their place among the inspectors; -1: nobody is assigned. */
  inspectorNumber: number;
}) {
  const { id, name, timeSlot, status, progress, toldTime, isSuspected, pendingUntil } = appointment;
  const { isBusyElsewhere } = appointment;
  const isCanceled = status === "cancelled";
  const town = townText(appointment);
  const state = pendingUntil ? words.toBeConfirmed : progressText(appointment).toLowerCase();
  return (
    <button
      type="button"
      id={cardId(id)}
      data-card={id}
      aria-describedby={isCanceled ? undefined : cardHintId}
      className={`calendar-card block w-full rounded-sm border border-s-4 px-2 py-1 text-start text-small wrap-anywhere hover:border-ink pointer-coarse:min-h-11 ${
        isCanceled
          ? "border-line border-s-line bg-ground text-soft"
          : `border-line bg-panel ${marks[progress]}`
      }`}
    >
      <span className="block text-soft tabular-nums">
        {isCanceled ? <s>{timeSlot}</s> : timeSlot}
        {", "}
        {(progress === "no-show" || pendingUntil) && !isCanceled ? (
          <b className={`font-semibold ${pendingUntil ? "text-soon" : "text-late"}`}>{state}</b>
        ) : (
          state
        )}
      </span>
      <span className={`block font-semibold ${isCanceled ? "line-through" : "text-ink"}`}>
        {name}
      </span>
      {(town || inspector) && (
        <span
          className={`block text-soft ${(inspector && inspectorLines[inspectorNumber % inspectorLines.length]) || ""}`}
        >
          {town && inspector ? `${town}, ${inspector}` : town || inspector}
        </span>
      )}
      {isSuspected && !isCanceled && (
        <span className="block font-semibold text-soon">{words.looksOdd}</span>
      )}
      {isBusyElsewhere && !isCanceled && (
        <span className="block font-semibold text-late">{words.isElsewhere}</span>
      )}
      {toldTime && <span className="block font-semibold text-soon">{words.notTold}</span>}
    </button>
  );
});
