import { leadTable as words } from "#content/en/desk/leads.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { leadColumns } from "./lead-columns.tsx";
import { LeadLine, type LineActions } from "./lead-line.tsx";

/** The leads of a list: a table on a desk, two lines each on a phone. */
export function LeadTable({
  name,
  leads,
  cursor,
  selected,
  actions,
  isOld,
}: {
  name: string;
  leads: readonly LeadRow[];
  cursor: string | undefined;
  /** Ids of those that are selected. */
  selected: ReadonlySet<string>;
  actions: LineActions;
  /** Whether the rows still belong to the previous list while this one loads. */
  isOld: boolean;
}) {
  return (
    <table
      data-leads
      aria-busy={isOld || undefined}
      className="w-full border-t border-line text-left aria-busy:opacity-60 max-xl:block"
    >
      <caption className="sr-only">{name}</caption>
      <thead className="max-xl:sr-only">
        <tr className="border-b border-line text-small text-soft">
          <th scope="col" className="pl-6">
            <span className="sr-only">{words.select}</span>
          </th>
          {leadColumns.map(({ heading, hidden = "" }) => (
            <th
              key={heading}
              scope="col"
              className={`px-2 py-1.5 font-semibold last:pr-6 ${hidden}`}
            >
              {heading}
            </th>
          ))}
          {actions.onSee && (
            <th scope="col" className="px-2 py-1.5 pr-6">
              <span className="sr-only">{words.seen}</span>
            </th>
          )}
          {actions.onRelease && (
            <th scope="col" className="px-2 py-1.5 pr-6">
              <span className="sr-only">{words.release}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className="max-xl:block">
        {leads.map((lead) => (
          <LeadLine
            key={lead.id}
            lead={lead}
            isCursor={lead.id === cursor}
            isSelected={selected.has(lead.id)}
            actions={actions}
          />
        ))}
      </tbody>
    </table>
  );
}
