import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Lead } from "#domain/lead/lead-page.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import type { fetchLeads } from "./lead-queries.ts";

export type LeadPages = InfiniteData<Awaited<ReturnType<typeof fetchLeads>>, unknown>;

/**
 * Updates a changed lead everywhere it is cached: in place in every list, and on its own page. What
 * is older than the cached version changes nothing.
 */
export function storeLead(queries: QueryClient, lead: LeadRow | Lead): void {
  queries.setQueryData<Lead>(["lead", lead.id], (known) => {
    if (known && known.version > lead.version) return known;
    return "timeline" in lead ? lead : known && { ...known, ...lead };
  });
  queries.setQueriesData<LeadPages>({ queryKey: ["leads"] }, (list) => withLeads(list, [lead]));
}

/** Removes a lead that was erased, or is no longer the viewer's, from every list. */
export function removeLead(queries: QueryClient, id: string): void {
  queries.setQueriesData<LeadPages>({ queryKey: ["leads"] }, (list) => withoutLead(list, id));
}

/** The list without this lead; the same object when it does not hold it. */
export function withoutLead(list: LeadPages | undefined, id: string): LeadPages | undefined {
  const others = (leads: readonly LeadRow[]) => leads.filter((lead) => lead.id !== id);
  if (!list?.pages.some(({ leads }) => others(leads).length < leads.length)) return list;
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, leads: others(page.leads) })),
  };
}

/**
 * The list with these newer leads, each in its old place; the same object when it holds none of
 * them.
 */
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
      leads: page.leads.map((row) => {
        const lead = newer.get(row.id);
        return lead && lead.version >= row.version ? lead : row;
      }),
    })),
  };
}

/**
 * The leads loaded so far, each once: a lead that moved between two pages would be listed twice.
 */
export function rowsOf(list: LeadPages | undefined): LeadRow[] {
  const rows = new Map<string, LeadRow>();
  for (const page of list?.pages ?? [])
    for (const lead of page.leads) if (!rows.has(lead.id)) rows.set(lead.id, lead);
  return [...rows.values()];
}
