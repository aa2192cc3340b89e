import { MapPin, Phone } from "lucide-react";
import { Link } from "react-router";
import { lostReasonNames, stateNames } from "#content/en/desk-words.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { mapLink, phoneLink } from "#domain/person/contact-links.ts";
import { BriefingNotes } from "./briefing-notes.tsx";
import type { DayEntry } from "./day-entries.ts";
import { OnSite } from "./on-site.tsx";
import { Outcome } from "./outcome.tsx";

const wayClass =
  "inline-flex min-h-9 items-center gap-2 rounded-sm border border-edge bg-panel px-3 font-semibold hover:bg-hover pointer-coarse:min-h-11";

/**
 * One appointment: when, who, where, and links for directions and for calling. One that was canceled or moved is
 * struck through and says so.
 */
export function DayItem({
  entry: { lead, timeSlot, gone, briefing },
  day,
  drive,
  showsAssignee,
}: {
  entry: DayEntry;
  day: string;
  /** Estimated miles of road from the appointment before. */
  drive: number | undefined;
  showsAssignee: boolean;
}) {
  const { name, address, phone, asked, assignee, appointment } = lead;
  // The same appointment is on this day a second time, at its new time.
  const isLater = gone !== null && appointment?.status === "booked" && appointment.date === day;
  const struck = gone ? "line-through" : "";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-line py-4 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <p className={`font-heading text-heading font-bold tabular-nums ${struck}`}>
        <time dateTime={day}>{timeSlot}</time>
      </p>
      <article className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className={`text-heading wrap-anywhere ${struck}`}>
            <Link
              to={`/desk/leads/${lead.id}`}
              className="underline decoration-edge decoration-1 underline-offset-3 hover:decoration-ink"
            >
              {name}
            </Link>
          </h2>
          <p className={`text-small font-semibold ${gone ? "text-late" : "text-soft"}`}>
            {gone ?? stateText(lead)}
          </p>
        </div>
        <p>{address || "No address yet. Call and ask."}</p>
        {drive && (
          <p className="text-small text-soft">
            About {drive} miles of road from the one before, estimated from the middles of the
            counties
          </p>
        )}
        {asked && !(briefing?.note && lead.kind === "appointment") && (
          <p className="line-clamp-2 text-small text-soft">{asked}</p>
        )}
        {briefing && <BriefingNotes briefing={briefing} />}
        {showsAssignee && (
          <p className="text-small text-soft">{assignee ? assignee.name : "Nobody assigned"}</p>
        )}
        <div className="flex flex-wrap gap-2 pt-1">
          {address && (
            <a href={mapLink(address)} target="_blank" rel="noreferrer" className={wayClass}>
              <MapPin aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
              Map<span className="sr-only"> of {address} (opens a new tab)</span>
            </a>
          )}
          {phone && (
            <a href={phoneLink(phone)} className={wayClass}>
              <Phone aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
              <span className="sr-only">Call {name}, </span>
              {phone}
            </a>
          )}
          {!gone && appointment?.status === "booked" && (
            <OnSite lead={lead} appointment={appointment} />
          )}
          {!isLater && <Outcome lead={lead} day={day} isGone={gone !== null} />}
        </div>
      </article>
    </li>
  );
}

function stateText({ state, lostReason }: LeadRow): string {
  const reason = state === "lost" && lostReason;
  return `${stateNames[state]}${reason ? `: ${lostReasonNames[reason].toLowerCase()}` : ""}`;
}
