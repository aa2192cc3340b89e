import { useEffect, useRef } from "react";
import { arrivals as labels } from "#content/en/desk/changes.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { useChange } from "./desk-changes.ts";

/** Milliseconds: leads that come in together are reported together. */
const gatherFor = 250;

/**
 * Reports leads that came in after the page was opened, whichever list is shown, each once.
 * Suspected spam and calls logged by staff are not reported.
 */
export function useArrivals(arrived: (leads: LeadRow[]) => void): void {
  const told = useRef(new Set<string>());
  const gathered = useRef<LeadRow[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  useChange((change) => {
    if (change.event !== "lead" || change.lead.kind !== "arrived") return;
    const { lead } = change.lead;
    if (!lead || lead.suspected || lead.kind === "call" || told.current.has(lead.id)) return;
    told.current.add(lead.id);
    gathered.current.push(lead);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      arrived(gathered.current.splice(0));
    }, gatherFor);
  });
}

/** `New lead: 1042, Ada Lovelace.`; for several leads, only their number. */
export function arrivalText(leads: readonly LeadRow[]): string {
  const [lead] = leads;
  if (lead && leads.length === 1) return labels.one(lead.number, lead.name);
  return labels.several(leads.length);
}
