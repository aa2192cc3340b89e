import { useQuery } from "@tanstack/react-query";
import { countsQuery } from "#desk/leads/lead-queries.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import { useNow } from "#desk/use-now.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";

/** Milliseconds for which somebody may put an emergency aside: long enough to end a call. */
const asideFor = 5 * 60_000;

/** Until when each lead is put aside on this page, in epoch milliseconds. */
const aside = new Map<string, number>();

export function putAside(leads: readonly LeadRow[]): void {
  for (const { id } of leads) aside.set(id, Date.now() + asideFor);
}

/**
 * The emergencies that wait for the signed-in person: those that nobody else has taken, and that
 * were not put aside a moment ago. Reads only what is known already.
 */
export function useEmergencies(): LeadRow[] {
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const { data: counts } = useQuery({ ...countsQuery, enabled: false });
  const leads = counts?.emergencies ?? [];
  const isTheirs = ({ assignee }: LeadRow) => !assignee || assignee.id === me?.id;
  const isShown = (lead: LeadRow, now: number) => isTheirs(lead) && (aside.get(lead.id) ?? 0) < now;
  const shown = useNow((now) =>
    leads
      .filter((lead) => isShown(lead, now))
      .map(({ id }) => id)
      .join(),
  );
  return leads.filter(({ id }) => shown.split(",").includes(id));
}
