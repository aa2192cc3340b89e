import { ArrowLeft, Users } from "lucide-react";
import { Link } from "react-router";
import { leadHead as words } from "#content/en/desk/lead.ts";
import { listNames } from "#content/en/desk/terms.ts";
import { LeadClock } from "#desk/leads/lead-clock.tsx";
import { lastList } from "#desk/leads/lead-cursor.ts";
import { EmergencyMark, StateMark } from "#desk/leads/lead-marks.tsx";
import { leadAddressText } from "#desk/leads/use-lead-address.ts";
import { Moment } from "#desk/parts/moment.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useMay, useMe } from "#desk/shell/use-me.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { Button } from "#ui/desk/button.tsx";

const stateId = "lead-state";

/** For when something has changed the state, and what was pressed is gone. */
export function focusState(): void {
  document.getElementById(stateId)?.focus();
}

/** The button that took the lead is gone. */
function takeLostFocus(assignee: HTMLElement | null): void {
  if (document.activeElement === document.body) assignee?.focus();
}

/** Which lead this is, its state, its assignee, and who else has it open. */
export function LeadHead({
  lead,
  waiting,
  present,
  onTake,
}: {
  lead: Lead;
  waiting: number | undefined;
  present: readonly { id: string; name: string }[];
  onTake: () => void;
}) {
  const me = useMe();
  const mayLead = useMay("leads");
  const list = lastList();
  const query = leadAddressText(list);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {mayLead ? (
        <Link
          to={`/desk/leads${query && `?${query}`}`}
          className="inline-flex min-h-8 items-center gap-1.5 justify-self-start text-small text-soft no-underline hover:text-ink pointer-coarse:min-h-11"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {listNames[list.list]}
        </Link>
      ) : (
        <Link to="/desk/day" className="text-small text-soft">
          {words.day}
        </Link>
      )}
      <PageHeading title={`${lead.number} ${lead.name}`} waiting={waiting}>
        <LeadClock lead={lead} isInList={false} />
      </PageHeading>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {lead.emergency && <EmergencyMark />}
        <span id={stateId} tabIndex={-1}>
          <span className="sr-only">{words.state}</span>
          <StateMark state={lead.state} amountCents={lead.amountCents} />
        </span>
        <span className="text-soft">
          {words.arrived}
          <Moment at={lead.arrivedAt} />
        </span>
        <span role="status" className="contents">
          {lead.assignee && (
            <span
              ref={takeLostFocus}
              tabIndex={-1}
              className={`min-w-0 wrap-anywhere ${lead.assignee.id === me.id ? "font-semibold" : ""}`}
            >
              {lead.assignee.id === me.id ? words.yours : words.with(lead.assignee.name)}
            </span>
          )}
        </span>
        {mayLead && !lead.assignee && (
          <Button look="quiet" title={words.takeTitle} onClick={onTake}>
            {words.take}
          </Button>
        )}
        <span role="status" className="contents">
          {present.length > 0 && (
            <span className="inline-flex min-w-0 items-center gap-1.5 rounded-sm bg-soon-ground wrap-anywhere px-2 py-0.5 font-semibold text-soon">
              <Users aria-hidden="true" className="size-4" />
              {words.haveOpen(present.map(({ name }) => name).join(", "), present.length)}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}
