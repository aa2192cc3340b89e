import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useChange } from "#app/desk/changes/desk-changes.ts";
import { fetchLeads, type LeadListAddress, leadQuery } from "./lead-queries.ts";
import { type LeadPages, rowsOf, storeLead, withLeads } from "./stored-leads.ts";

const gatherFor = 200;
/** As good as at the top. */
const nearTop = 40;
const none: ReadonlySet<string> = new Set();

/**
 * Brings in what happens while a list is shown. Somebody who reads it keeps the rows where they are: what has changed
 * changes in its place, and what is new is counted until `insert`. At the top, with the focus elsewhere, the list
 * is simply read again.
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
    // Shown, changed, and not in the first page any more: where it has gone, its own page knows.
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
    // The first of a storm is not kept waiting by those behind it.
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      // Without an answer the connection line says why; the next change asks again.
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

/** Whether somebody is in the middle of the list: scrolled into it, or with the focus on a row. */
function isRead(): boolean {
  return scrollY > nearTop || document.activeElement?.closest("[data-leads]") != null;
}
