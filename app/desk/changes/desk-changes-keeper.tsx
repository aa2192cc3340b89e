import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { playSound, readySound } from "#app/desk/leads/lead-sound.ts";
import { meQuery } from "#app/desk/shell/use-me.ts";
import { deskChanges, useChange, useConnection } from "./desk-changes.ts";
import { arrivalText, useArrivals } from "./use-arrivals.ts";

/** How long changes are gathered before anything is read again: a storm tells of many at once. */
const gatherFor = 250;

/**
 * Keeps the connection for changes while somebody is at the desk, and marks as old what they change: the open lead,
 * the counts. A new lead is heard and read out. The list of leads looks after itself (`useFreshList`): it must not jump while it is read.
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

  // A session that has ended refuses the connection: whoever it was has to sign in again.
  useEffect(() => {
    if (connection === "lost") void queries.invalidateQueries({ queryKey: meQuery.queryKey });
  }, [connection, queries]);

  useChange((change) => {
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
