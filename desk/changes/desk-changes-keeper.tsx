import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { forgetGoneLeads } from "#desk/drafts/gone-leads.ts";
import { leadQuery } from "#desk/leads/lead-queries.ts";
import { playSound, readySound } from "#desk/leads/lead-sound.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import { deskChanges, useChange, useConnection } from "./desk-changes.ts";
import { arrivalText, useArrivals } from "./use-arrivals.ts";

/**
 * How long changes are collected before anything is read again: a storm brings many at once. In
 * milliseconds.
 */
const gatherFor = 250;

/**
 * Keeps the connection for changes open while somebody uses the desk, and marks what they affect as
 * stale: the open lead and the counts. Drafts about an erased lead are deleted. A new lead plays a
 * sound and is announced. The list of leads updates itself (`useFreshList`), because it must not
 * jump while somebody reads it.
 */
export function DeskChanges() {
  const queries = useQueryClient();
  const changed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const connection = useConnection();
  const [arrived, setArrived] = useState("");

  useEffect(readySound, []);
  useArrivals((leads) => {
    setArrived(arrivalText(leads));
    playSound();
  });

  useEffect(() => {
    deskChanges.connect();
    addEventListener("offline", deskChanges.lose);
    addEventListener("online", deskChanges.connect);
    return () => {
      removeEventListener("offline", deskChanges.lose);
      removeEventListener("online", deskChanges.connect);
      deskChanges.close();
    };
  }, []);

  // The server refuses the connection once the session has ended: the user has to sign in again.
  useEffect(() => {
    if (connection === "lost") void queries.invalidateQueries({ queryKey: meQuery.queryKey });
  }, [connection, queries]);

  useChange((change) => {
    forgetGoneLeads(change, (id) => queries.prefetchQuery(leadQuery(id)));
    changed.current.add(change.event === "lead" ? change.lead.id : "all");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const ids = changed.current;
      changed.current = new Set();
      void queries.invalidateQueries({ queryKey: ["counts"] });
      void queries.invalidateQueries({ queryKey: ["day"] });
      void queries.invalidateQueries({
        predicate: ({ queryKey: [kind, id] }) =>
          kind === "lead" && (ids.has("all") || ids.has(String(id))),
      });
    }, gatherFor);
  });
  return (
    <p aria-live="polite" className="sr-only">
      {arrived}
    </p>
  );
}
