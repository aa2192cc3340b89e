import type { QueryClient } from "@tanstack/react-query";
import type { Day } from "#desk/day/day-query.ts";
import { type LeadPages, rowsOf } from "#desk/leads/stored-leads.ts";
import type { Lead } from "#domain/lead/lead-page.ts";

/**
 * What a cached list or day knows about a lead: enough to draw the page until the rest has loaded.
 */
export function knownLead(queries: QueryClient, id: string): Lead | undefined {
  const listed = queries
    .getQueriesData<LeadPages>({ queryKey: ["leads"] })
    .flatMap(([, list]) => rowsOf(list));
  const onDays = queries
    .getQueriesData<Day>({ queryKey: ["day"] })
    .flatMap(([, day]) => [...(day?.leads ?? []), ...(day?.gone ?? []).map(({ lead }) => lead)]);
  const row = [...listed, ...onDays].find((lead) => lead.id === id);
  return (
    row && {
      ...row,
      ...{ message: row.asked, subject: "", source: "", assessment: null },
      ...{ timeline: [], personId: null, others: [], possiblySame: [], present: [] },
      // Until the rest has loaded, nothing can be sent.
      textObstacle: "no-provider" as const,
    }
  );
}
