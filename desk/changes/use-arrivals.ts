import { useEffect, useEffectEvent, useRef } from "react";
import { fetchLeads } from "#desk/leads/lead-queries.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { useChange } from "./desk-changes.ts";

const gatherFor = 250;

/**
 * Reports leads that came in after the page was opened, whichever list is shown. Numbers only rise,
 * so a higher number is a new lead. Suspected spam and calls logged by staff are not reported.
 */
export function useArrivals(arrived: (leads: LeadRow[]) => void): void {
  const highest = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function look(): Promise<void> {
    const { leads } = await fetchLeads({ list: "all", search: "" });
    const before = highest.current;
    highest.current = Math.max(before ?? 0, ...leads.map(({ number }) => number));
    if (before === undefined) return;
    const fresh = leads.filter(
      ({ number, suspected, kind }) => number > before && !suspected && kind !== "call",
    );
    if (fresh.length > 0) arrived(fresh);
  }

  // If this call fails, the next change tries again.
  const lookQuietly = useEffectEvent(() => look().catch(() => {}));

  useEffect(() => {
    void lookQuietly();
    return () => clearTimeout(timer.current);
  }, []);

  useChange((change) => {
    if (change.event === "lead" && (change.lead.number ?? 0) <= (highest.current ?? 0)) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      look().catch(() => {});
    }, gatherFor);
  });
}

/** `New lead: 1042, Ada Lovelace, emergency.`; for several leads, only their number. */
export function arrivalText(leads: readonly LeadRow[]): string {
  const emergencies = leads.filter(({ emergency }) => emergency).length;
  const [lead] = leads;
  if (lead && leads.length === 1) {
    return `New lead: ${lead.number}, ${lead.name}${emergencies > 0 ? ", emergency" : ""}.`;
  }
  return `${leads.length} new leads${emergencies > 0 ? `, ${emergencies} of them an emergency` : ""}.`;
}
