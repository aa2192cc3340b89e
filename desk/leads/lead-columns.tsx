import type { ReactNode } from "react";
import { Link } from "react-router";
import { leadColumns as words } from "#content/en/desk/leads.ts";
import { nextAppointmentText } from "#content/en/desk/next-appointment.ts";
import { kindNames, stateText } from "#content/en/desk/terms.ts";
import { deskPlace } from "#desk/facts/desk-place.ts";
import { Moment } from "#desk/parts/moment.tsx";
import { townText } from "#desk/parts/town-text.ts";
import { useNow } from "#desk/use-now.ts";
import { calendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import { amountText } from "#domain/lead/amount.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { phoneLink } from "#domain/person/contact-links.ts";
import { phoneOf } from "#domain/person/contact-phone.ts";
import { oddBooking } from "#domain/spam/suspicion.ts";
import { LeadClock } from "./lead-clock.tsx";
import { EmergencyMark, StateMark } from "./lead-marks.tsx";

/** A column of the list: what stands over it, and what it shows of a lead. */
type LeadColumn = {
  heading: string;
  /** Classes of the heading that hide the column. */
  hidden?: string;
  /** Classes of the cell: how it looks, and on a phone its place in the two lines. */
  className: (lead: LeadRow) => string;
  cell: (lead: LeadRow, onTake: (lead: LeadRow) => void) => ReactNode;
};

/** The columns of the list, in order. */
export const leadColumns: readonly LeadColumn[] = [
  {
    heading: words.number,
    className: () => "text-soft tabular-nums max-xl:row-start-1",
    cell: ({ number }) => number,
  },
  {
    heading: words.who,
    className: () => "max-xl:row-start-1 max-xl:min-w-0 tight:col-span-2",
    cell: (lead) => <Who lead={lead} />,
  },
  {
    heading: words.phone,
    hidden: "max-wide:hidden",
    className: () => "whitespace-nowrap tabular-nums max-wide:hidden",
    cell: (lead) => <PhoneLink lead={lead} />,
  },
  {
    heading: words.what,
    className: ({ assignee, isNewBooking }) =>
      `text-soft max-xl:col-start-2 max-xl:row-start-2 max-xl:min-w-0 xl:w-full xl:max-w-0 ${assignee || isNewBooking ? "max-xl:col-span-2 tight:col-span-3" : "max-xl:col-span-3"}`,
    // When and where an inspection is stands there whole.
    cell: (lead) => (
      <span
        className={
          lead.appointment?.status === "booked" ? "line-clamp-3 xl:line-clamp-2" : "block truncate"
        }
      >
        <Kind lead={lead} />{" "}
        {lead.amountCents !== undefined && (
          <span className="xl:hidden">
            <span className="font-semibold text-ink">
              {stateText(lead.state, lead.amountCents)}
            </span>
            {lead.asked && " · "}
          </span>
        )}
        {lead.asked}
      </span>
    ),
  },
  {
    heading: words.state,
    className: () => "max-xl:hidden",
    cell: ({ state, amountCents }) => (
      <span className="inline-grid">
        <StateMark state={state} />
        {amountCents !== undefined && (
          <span className="ps-3.5 text-small text-soft tabular-nums">
            {amountText(amountCents)}
          </span>
        )}
      </span>
    ),
  },
  {
    heading: words.assignee,
    // On a phone, the button of a new booking takes its place.
    className: ({ assignee, isNewBooking }) =>
      `whitespace-nowrap max-xl:col-start-4 max-xl:row-start-2 max-xl:justify-self-end tight:col-span-3 tight:col-start-2 tight:row-start-4 tight:justify-self-start ${assignee && !isNewBooking ? "" : "max-xl:hidden"}`,
    cell: (lead, onTake) => <Assignee lead={lead} onTake={onTake} />,
  },
  {
    heading: words.arrived,
    className: () => "whitespace-nowrap text-soft max-xl:hidden",
    cell: ({ arrivedAt }) => <Moment at={arrivedAt} />,
  },
  {
    heading: words.answer,
    // A new booking is owed nothing: on a phone, its button has the place.
    className: ({ isNewBooking }) =>
      isNewBooking
        ? "max-xl:hidden xl:pr-6"
        : "max-xl:col-start-4 max-xl:row-start-1 max-xl:justify-self-end tight:col-span-2 tight:col-start-2 tight:row-start-3 tight:justify-self-start xl:pr-6",
    cell: (lead) => <LeadClock lead={lead} />,
  },
];

/** The link that the whole row follows, and what has to be known of the lead before it is opened. */
function Who({ lead }: { lead: LeadRow }) {
  return (
    <span className="flex items-center gap-x-2 max-xl:flex-wrap">
      <Link
        to={`/desk/leads/${lead.id}`}
        title={words.open(lead.name)}
        className="font-semibold text-ink no-underline max-xl:max-w-full max-xl:wrap-break-word xl:truncate after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-action xl:max-w-52"
      >
        {lead.name}
      </Link>
      {lead.emergency && <EmergencyMark />}
      {lead.suspected &&
        (lead.kind === "appointment" ? (
          <span title={oddBooking} className="text-small whitespace-nowrap text-soon">
            {words.odd}
          </span>
        ) : (
          <span className="text-small whitespace-nowrap text-soon max-xl:sr-only">
            {words.suspected}
          </span>
        ))}
      {lead.areTextsPaused && (
        <span title={words.pausedTitle} className="text-small whitespace-nowrap text-soon">
          {words.paused}
        </span>
      )}
      {lead.undelivered && (
        <span title={lead.undelivered.error} className="text-small text-soon xl:whitespace-nowrap">
          {lead.undelivered.mailKind === "person-text" ? words.undeliveredText : words.undelivered}
        </span>
      )}
      {lead.ofPerson > 1 && (
        <span className="text-small whitespace-nowrap text-soft max-xl:sr-only">
          {words.ofPerson(lead.ofPerson)}
        </span>
      )}
    </span>
  );
}

function PhoneLink({ lead }: { lead: LeadRow }) {
  const phone = phoneOf(lead);
  return (
    <a
      href={phoneLink(phone)}
      tabIndex={-1}
      title={words.call}
      className="relative z-1 text-ink no-underline hover:underline"
    >
      {phone.shown}
    </a>
  );
}

/** What came in, unless its inspection matters more: then when, where and by whom that is. */
function Kind({ lead: { appointment, kind } }: { lead: LeadRow }) {
  const today = useNow((now) => dayInZone(now, deskPlace().timeZone));
  if (appointment?.status === "cancelled") {
    return <span className="text-late">{words.canceled}</span>;
  }
  if (appointment?.pendingUntil) return <span className="text-soon">{words.toBeConfirmed}</span>;
  if (appointment && appointment.date >= today) {
    const date = calendarDay(appointment.date);
    const where = {
      town: townText(appointment),
      inspector: appointment.inspector ? appointment.inspector.name : appointment.inspector,
    };
    return (
      <span className="font-semibold text-ink" title={appointment.inspector?.name}>
        {nextAppointmentText({ ...appointment, date }, where, today)}
      </span>
    );
  }
  return kindNames[kind];
}

function Assignee({ lead, onTake }: { lead: LeadRow; onTake: (lead: LeadRow) => void }) {
  if (lead.assignee) {
    return (
      <span className="block max-w-40 truncate text-soft xl:text-ink" title={lead.assignee.name}>
        {lead.assignee.name}
      </span>
    );
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      title={words.takeTitle}
      onClick={() => onTake(lead)}
      className="relative z-1 rounded-sm border border-edge px-2 text-small font-semibold hover:bg-hover"
    >
      {words.take}
      <span className="sr-only">{words.takeWhat(lead.number)}</span>
    </button>
  );
}
