import { memo } from "react";
import { Link } from "react-router";
import { leadLine as words } from "#content/en/desk/leads.ts";
import { kindNames } from "#content/en/desk/terms.ts";
import { Button } from "#desk/ui/button.tsx";
import { Moment } from "#desk/ui/moment.tsx";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { phoneLink } from "#domain/person/contact-links.ts";
import { phoneOf } from "#domain/person/contact-phone.ts";
import { oddBooking } from "#domain/spam/suspicion.ts";
import { LeadClock } from "./lead-clock.tsx";
import { EmergencyMark, StateMark } from "./lead-marks.tsx";

/**
 * What a row can trigger. The functions stay the same between renders, so that only changed rows
 * render again.
 */
export type LineActions = {
  /** The row has the focus: j and k continue from it. */
  onPoint: (id: string) => void;
  /** The mouse is over the row: it may be opened next. */
  onNear: (id: string) => void;
  onTake: (lead: LeadRow) => void;
  onRelease?: ((lead: LeadRow) => void) | undefined;
};

const cell = "xl:px-2 xl:py-1.5 xl:align-middle";

/**
 * A lead in the list: a table row on a desk, two lines on a phone. Its name is the link, and the
 * whole row follows it. Memoized, so that a press of j renders only two rows.
 */
export const LeadLine = memo(function LeadLine({
  lead,
  isCursor,
  actions: { onPoint, onNear, onTake, onRelease },
}: {
  lead: LeadRow;
  /** Whether this is the row that j and k are on. */
  isCursor: boolean;
  actions: LineActions;
}) {
  const phone = phoneOf(lead);
  return (
    <tr
      id={`lead-${lead.id}`}
      onFocus={() => onPoint(lead.id)}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && onNear(lead.id)}
      data-cursor={isCursor || undefined}
      className={`relative border-b border-line hover:bg-hover focus-within:bg-chosen data-cursor:bg-chosen max-xl:grid max-xl:grid-cols-[auto_1fr_auto] max-xl:gap-x-2 max-xl:gap-y-1 max-xl:px-4 max-xl:py-2.5 ${lead.emergency ? "shadow-[inset_4px_0_0_var(--late)]" : ""}`}
    >
      <td className={`${cell} text-soft tabular-nums max-xl:row-start-1 xl:pl-6`}>{lead.number}</td>
      <td className={`${cell} max-xl:row-start-1 max-xl:min-w-0`}>
        <span className="flex items-center gap-x-2">
          <Link
            to={`/desk/leads/${lead.id}`}
            title={words.open(lead.name)}
            className="truncate font-semibold text-ink no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-action xl:max-w-52"
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
          {lead.ofPerson > 1 && (
            <span className="text-small whitespace-nowrap text-soft max-xl:sr-only">
              {words.ofPerson(lead.ofPerson)}
            </span>
          )}
        </span>
      </td>
      <td className={`${cell} whitespace-nowrap tabular-nums max-wide:hidden`}>
        <a
          href={phoneLink(phone)}
          tabIndex={-1}
          title={words.call}
          className="relative z-1 text-ink no-underline hover:underline"
        >
          {phone.shown}
        </a>
      </td>
      <td
        className={`${cell} truncate max-xl:row-start-2 max-xl:min-w-0 xl:w-full xl:max-w-0 ${lead.assignee ? "max-xl:col-span-2" : "max-xl:col-span-3"}`}
      >
        {lead.appointment?.status === "cancelled" ? (
          <span className="text-late">{words.canceled}</span>
        ) : lead.appointment?.pendingUntil ? (
          <span className="text-soon">{words.toBeConfirmed}</span>
        ) : (
          <span className="text-soft">{kindNames[lead.kind]}</span>
        )}{" "}
        {lead.asked}
      </td>
      <td className={`${cell} max-xl:hidden`}>
        <StateMark state={lead.state} />
      </td>
      <td
        className={`${cell} whitespace-nowrap max-xl:col-start-3 max-xl:row-start-2 max-xl:justify-self-end ${lead.assignee ? "" : "max-xl:hidden"}`}
      >
        {lead.assignee ? (
          <span
            className="block max-w-40 truncate text-soft xl:text-ink"
            title={lead.assignee.name}
          >
            {lead.assignee.name}
          </span>
        ) : (
          <button
            type="button"
            tabIndex={-1}
            title={words.takeTitle}
            onClick={() => onTake(lead)}
            className="relative z-1 rounded-sm border border-edge px-2 text-small font-semibold hover:bg-hover"
          >
            {words.mine}
            <span className="sr-only">{words.take(lead.number)}</span>
          </button>
        )}
      </td>
      <td className={`${cell} whitespace-nowrap text-soft max-xl:hidden`}>
        <Moment at={lead.arrivedAt} />
      </td>
      <td
        className={`${cell} max-xl:col-start-3 max-xl:row-start-1 max-xl:justify-self-end tight:col-span-2 tight:col-start-2 tight:row-start-3 tight:justify-self-start xl:pr-6`}
      >
        <LeadClock lead={lead} />
      </td>
      {onRelease && (
        <td className={`${cell} max-xl:col-span-3 xl:pr-6`}>
          <Button look="quiet" className="relative z-1 text-small" onClick={() => onRelease(lead)}>
            {words.release}
            <span className="sr-only">{words.releaseWhat(lead.number)}</span>
          </Button>
        </td>
      )}
    </tr>
  );
});
