import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Lead, LeadRow } from "#domain/lead/lead-contract.ts";
import type { fetchLeads } from "./lead-queries.ts";

export type LeadPages = InfiniteData<Awaited<ReturnType<typeof fetchLeads>>, unknown>;

/** Shows a changed lead wherever it stands: in every list, in its place, and on its page. */
export function storeLead(queries: QueryClient, lead: LeadRow | Lead): void {
  queries.setQueryData<Lead>(["lead", lead.id], (known) =>
    "timeline" in lead ? lead : known && { ...known, ...lead },
  );
  queries.setQueriesData<LeadPages>({ queryKey: ["leads"] }, (list) => withLeads(list, [lead]));
}

/** The list with what is newer of these, each in the place where it stood; the same list when nothing is. */
export function withLeads(
  list: LeadPages | undefined,
  leads: readonly LeadRow[],
): LeadPages | undefined {
  const newer = new Map(leads.map((lead) => [lead.id, lead]));
  if (!list?.pages.some((page) => page.leads.some(({ id }) => newer.has(id)))) return list;
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      leads: page.leads.map((row) => newer.get(row.id) ?? row),
    })),
  };
}

/** Leads of the list so far, each once: one that has moved between two pages would be there twice. */
export function rowsOf(list: LeadPages | undefined): LeadRow[] {
  const rows = new Map<string, LeadRow>();
  for (const page of list?.pages ?? [])
    for (const lead of page.leads) if (!rows.has(lead.id)) rows.set(lead.id, lead);
  return [...rows.values()];
}
