import { Link } from "react-router";
import { otherLeads as words } from "#content/en/desk/lead.ts";
import { kindNames, stateText } from "#content/en/desk/terms.ts";
import { LeadClock } from "#desk/leads/lead-clock.tsx";
import { Moment } from "#desk/parts/moment.tsx";
import type { LeadRow } from "#domain/lead/lead-row.ts";

/** Other requests by the same person. */
export function OtherLeads({
  leads,
  personId,
}: {
  leads: readonly LeadRow[];
  personId: string | null;
}) {
  if (leads.length === 0) return null;
  return (
    <section aria-labelledby="others" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h2 id="others" className="text-heading">
        {words.heading}
      </h2>
      <ul>
        {leads.map((lead) => (
          <li
            key={lead.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-1.5"
          >
            <span className="min-w-0">
              <Link to={`/desk/leads/${lead.id}`} className="font-semibold text-link">
                {words.lead(lead.number)}
              </Link>
              , {kindNames[lead.kind]}, {stateText(lead.state, lead.amountCents)}
              <span className="block truncate text-small text-soft">{lead.asked}</span>
            </span>
            <span className="text-right text-small text-soft">
              <Moment at={lead.arrivedAt} />
              <br />
              {!lead.answeredAt && <LeadClock lead={lead} withPromise={false} />}
            </span>
          </li>
        ))}
      </ul>
      {personId && (
        <Link to={`/desk/people/${personId}`} className="text-link underline underline-offset-2">
          {words.everything}
        </Link>
      )}
    </section>
  );
}
