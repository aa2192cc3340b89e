import type { QueryClient } from "@tanstack/react-query";
import { type LeadPages, rowsOf } from "#desk/leads/stored-leads.ts";
import type { Lead } from "#domain/lead/lead-page.ts";

/** What a cached list knows about a lead: enough to draw the page until the rest has loaded. */
export function knownLead(queries: QueryClient, id: string): Lead | undefined {
  const rows = queries
    .getQueriesData<LeadPages>({ queryKey: ["leads"] })
    .flatMap(([, list]) => rowsOf(list));
  const row = rows.find((lead) => lead.id === id);
  return (
    row && {
      ...row,
      ...{ message: row.asked, subject: "", source: "", assessment: null },
      ...{ timeline: [], others: [], present: [] },
    }
  );
}
