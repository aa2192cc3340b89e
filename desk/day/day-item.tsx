import { Camera, ClipboardList, Images, Route } from "lucide-react";
import { Link } from "react-router";
import { dayItem as words } from "#content/en/desk/day.ts";
import { unreachableText } from "#content/en/desk/several-rooms.ts";
import { lostReasonNames, progressNames, stateText } from "#content/en/desk/terms.ts";
import { pendingText } from "#desk/bursts/pending-text.ts";
import { CallWay, MapWay } from "#desk/parts/contact-ways.tsx";
import type { AppointmentProgress } from "#domain/appointment/progress.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { phoneOf } from "#domain/person/contact-phone.ts";
import { oddBooking } from "#domain/spam/suspicion.ts";
import { ButtonLink } from "#ui/desk/button.tsx";
import { BriefingNotes } from "./briefing-notes.tsx";
import type { DayEntry } from "./day-entries.ts";
import { OnSite } from "./on-site.tsx";
import { Outcome } from "./outcome.tsx";

/**
 * One appointment: when, who, where, and links for directions and for calling. One that was canceled or moved is
 * struck through and says so.
 */
export function DayItem({
  entry: { lead, timeSlot, gone, briefing },
  day,
  drive,
  followUp,
  showsAssignee,
}: {
  entry: DayEntry;
  day: string;
  /** Estimated miles of road from the appointment before. */
  drive: number | undefined;
  /** The day that is proposed to follow up on a quote. */
  followUp: string | undefined;
  showsAssignee: boolean;
}) {
  const { name, address, phone, asked, assignee, appointment } = lead;
  // The same appointment is on this day a second time, at its new time.
  const isLater = gone !== null && appointment?.status === "booked" && appointment.date === day;
  // Whether the office has answered a new lead is not an inspector's question.
  const state = !gone && (showsAssignee || lead.state !== "new") ? stateOf(lead) : null;
  const progress =
    gone || !appointment || appointment.progress === "booked" ? null : appointment.progress;
  const photos = briefing?.photos ?? 0;
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
          {(gone || progress || state || appointment?.pendingUntil) && (
            <p className="flex flex-wrap gap-x-2 text-small font-semibold text-soft">
              {gone && <span className="text-late">{gone}</span>}
              {!gone && appointment?.pendingUntil && (
                <span className="text-soon">{pendingText(appointment.pendingUntil)}</span>
              )}
              {progress && (
                <span className={progressTones[progress]}>{progressNames[progress]}</span>
              )}
              {state && <span>{state}</span>}
            </p>
          )}
        </div>
        {!gone && lead.suspected && lead.kind === "appointment" && (
          <p className="font-semibold text-soon">{oddBooking}</p>
        )}
        {!gone && briefing?.isUnreachable && (
          <p className="font-semibold text-soon">{unreachableText(phone && phoneOf(lead).shown)}</p>
        )}
        <p>{address || words.noAddress}</p>
        {drive && (
          <p className="flex items-center gap-1.5 text-small text-soft">
            <Route aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
            {words.drive(drive)}
          </p>
        )}
        {asked && !(briefing?.note && lead.kind === "appointment") && (
          <p className="line-clamp-2 text-small text-soft">{asked}</p>
        )}
        {briefing && <BriefingNotes briefing={briefing} />}
        {photos > 0 && (
          <p>
            <Link
              to={`/desk/leads/${lead.id}`}
              className="inline-flex items-center gap-1.5 text-link underline pointer-coarse:min-h-11"
            >
              <Images aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
              {words.photos(photos)}
              <span className="sr-only">{words.photosFrom(name)}</span>
            </Link>
          </p>
        )}
        {showsAssignee && (
          <p className="text-small text-soft">{assignee ? assignee.name : words.nobodyAssigned}</p>
        )}
        {/* A thumb finds one wide button more easily than several narrow ones. */}
        <div className="flex flex-wrap gap-2 pt-1 max-sm:*:flex-auto">
          {address && <MapWay address={address} />}
          {phone && <CallWay phone={phoneOf(lead)} name={name} />}
          {!gone && appointment?.status === "booked" && (
            <OnSite lead={lead} appointment={appointment} />
          )}
          {!gone && (
            <ButtonLink to={`/desk/leads/${lead.id}/roof`}>
              <Camera aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
              {words.roof}
              <span className="sr-only">{words.roofOf(name)}</span>
            </ButtonLink>
          )}
          {!gone && (
            <ButtonLink to={`/desk/leads/${lead.id}/report`}>
              <ClipboardList aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
              {words.report}
              <span className="sr-only">{words.reportOn(name)}</span>
            </ButtonLink>
          )}
          {!isLater && <Outcome lead={lead} day={day} followUp={followUp} isGone={gone !== null} />}
        </div>
      </article>
    </li>
  );
}

const progressTones: Record<Exclude<AppointmentProgress, "booked">, string> = {
  confirmed: "text-good",
  "on-the-way": "text-link",
  done: "text-good",
  "no-show": "text-late",
};

function stateOf({ state, lostReason, amountCents }: LeadRow): string {
  const reason = state === "lost" && lostReason;
  const said = stateText(state, amountCents);
  return reason ? `${said}: ${lostReasonNames[reason].toLowerCase()}` : said;
}
