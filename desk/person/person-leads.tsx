import { Link } from "react-router";
import { dayText } from "#content/en/desk/day-text.ts";
import { personLeads as words } from "#content/en/desk/person.ts";
import { kindNames, stateText } from "#content/en/desk/terms.ts";
import { Moment } from "#desk/parts/moment.tsx";
import type { Person } from "#domain/person/people-contract.ts";

/** All their leads with what was agreed on, newest first. */
export function PersonLeads({ person: { leads, leadCount } }: { person: Person }) {
  return (
    <section aria-labelledby="leads" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h2 id="leads" className="text-heading">
        {words.leads(leadCount)}
      </h2>
      <ul>
        {leads.map(
          ({ id, number, kind, state, amountCents, asked, address, appointment, arrivedAt }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-1.5"
            >
              <span className="min-w-0">
                <Link to={`/desk/leads/${id}`} className="font-semibold text-link">
                  {words.lead(number)}
                </Link>
                , {kindNames[kind]}, {stateText(state, amountCents)}
                <span className="block truncate text-small text-soft">
                  {[address, asked].filter(Boolean).join(": ")}
                </span>
                {appointment && (
                  <span className="block text-small">
                    {words.inspection(dayText(appointment.date), appointment.timeSlot)}
                    {appointment.status === "cancelled" && words.canceled}
                  </span>
                )}
              </span>
              <span className="text-small text-soft">
                <Moment at={arrivedAt} />
              </span>
            </li>
          ),
        )}
      </ul>
      {leadCount > leads.length && (
        <p className="text-small text-soft">{words.newest(leads.length)}</p>
      )}
    </section>
  );
}
