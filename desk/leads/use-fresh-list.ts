import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useChange } from "#desk/changes/desk-changes.ts";
import { fetchLeads, type LeadListAddress, leadQuery } from "./lead-queries.ts";
import { type LeadPages, rowsOf, storeLead, withLeads } from "./stored-leads.ts";

const gatherFor = 200;
/** Close enough to the top to count as being there, in pixels. */
const nearTop = 40;
const none: ReadonlySet<string> = new Set();

/**
 * Keeps a list up to date while it is shown. While somebody reads it, rows stay where they are:
 * changed leads are updated in place, and new ones are only counted until `insert`. At the top,
 * with the focus elsewhere, the list is simply read again.
 */
export function useFreshList(address: LeadListAddress) {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState({ address, ids: new Set<string>() });
  const ids = waiting.address === address ? waiting.ids : none;
  const changed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = ["leads", address] as const;

  async function bringIn(): Promise<void> {
    const changedIds = changed.current;
    changed.current = new Set();
    const shown = rowsOf(queries.getQueryData<LeadPages>(key));
    const known = new Map(shown.map((lead) => [lead.id, lead]));
    const { leads } = await fetchLeads(address);
    if (!isRead()) return insert();
    queries.setQueryData<LeadPages>(key, (list) => withLeads(list, leads));
    const arrived = leads.map(({ id }) => id).filter((id) => !known.has(id));
    setWaiting({ address, ids: new Set([...ids, ...arrived]) });
    // These leads were shown and changed, and are no longer on the first page, so each is read on
    // its own.
    const inPage = new Set(leads.map(({ id }) => id));
    const gone = [...changedIds].filter((id) => known.has(id) && !inPage.has(id));
    for (const id of gone) {
      storeLead(queries, await queries.fetchQuery({ ...leadQuery(id), staleTime: 0 }));
    }
  }

  async function insert(): Promise<void> {
    setWaiting({ address, ids: new Set() });
    await queries.invalidateQueries({ queryKey: ["leads"] });
  }

  useChange((change) => {
    changed.current.add(change.event === "lead" ? change.lead.id : "all");
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

  return { waiting: ids.size, insert };
}

/** Whether somebody is reading the list: scrolled down, or with the focus on a row. */
function isRead(): boolean {
  return scrollY > nearTop || document.activeElement?.closest("[data-leads]") != null;
}
