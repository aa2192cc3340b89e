import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useChange } from "#desk/changes/desk-changes.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { focusBeside } from "./lead-cursor.ts";
import { fetchLeads, type LeadListAddress } from "./lead-queries.ts";
import { mustHold } from "./must-hold.ts";
import { type LeadPages, rowsOf, withLeads } from "./stored-leads.ts";

const gatherFor = 200;
/** Close enough to the top to count as being there, in pixels. */
const nearTop = 40;
const none: readonly LeadRow[] = [];

/**
 * Keeps a list up to date while it is shown. While somebody reads it, rows stay where they are:
 * changed leads are updated in place (`DeskChanges`), and new ones are only counted until `insert`.
 * At the top, with the focus elsewhere, the list is simply read again, unless it `mustHold` what is new.
 */
export function useFreshList(address: LeadListAddress) {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState({ address, leads: none });
  const isOld = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = ["leads", address] as const;
  const shown = () => rowsOf(queries.getQueryData<LeadPages>(key));
  const leads = waiting.address === address ? withoutShown(waiting.leads, shown()) : none;

  async function bringIn(): Promise<void> {
    const known = new Set(shown().map(({ id }) => id));
    if (!isRead() && !mustHold(address.list, known.size)) return insert();
    if (isOld.current) {
      const { leads: first } = await fetchLeads(address);
      isOld.current = false;
      queries.setQueryData<LeadPages>(key, (list) => withLeads(list, first));
      setWaiting({ address, leads: first.filter(({ id }) => !known.has(id)) });
    }
  }

  async function insert(): Promise<void> {
    isOld.current = false;
    setWaiting({ address, leads: none });
    await queries.invalidateQueries({ queryKey: ["leads"] });
  }

  /** A row that leaves with the focus in it hands it to the one beside it, and nothing moves under the cursor. */
  function forget(id: string): void {
    const line = document.getElementById(`lead-${id}`);
    if (line?.contains(document.activeElement)) focusBeside({ id });
    if (leads.some((lead) => lead.id === id)) {
      setWaiting({ address, leads: leads.filter((lead) => lead.id !== id) });
    }
  }

  useChange((change) => {
    if (change.event === "lead" && !change.lead.lead) return forget(change.lead.id);
    // A lead that is shown has been updated in place; any other may belong here now.
    if (change.event === "reload" || !shown().some(({ id }) => id === change.lead.id)) {
      isOld.current = true;
    }
    // Starts with the first change, and later ones do not reset it, so a storm cannot delay the
    // update.
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      // The connection line reports a missing answer, and the next change tries again.
      bringIn().catch(() => {});
    }, gatherFor);
  });

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  return {
    waiting: leads.length,
    emergencies: leads.filter(({ emergency }) => emergency).length,
    insert,
  };
}

/** Without those that a step of one's own has brought in since. */
function withoutShown(leads: readonly LeadRow[], shown: readonly LeadRow[]): readonly LeadRow[] {
  if (leads.length === 0) return none;
  const ids = new Set(shown.map(({ id }) => id));
  return leads.filter(({ id }) => !ids.has(id));
}

/** Whether somebody is reading the list: scrolled down, or with the focus on a row. */
function isRead(): boolean {
  return scrollY > nearTop || document.activeElement?.closest("[data-leads]") != null;
}
