import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { type Change, changeStream } from "./change-stream.ts";

/** One stream per page load; `DeskChanges` opens it once somebody has signed in. */
export const deskChanges = changeStream(() => new EventSource("/api/desk/changes"));

/** Calls `listener` on every change while the component is mounted. */
export function useChange(listener: (change: Change) => void): void {
  const hear = useEffectEvent(listener);
  useEffect(() => deskChanges.listen((change) => hear(change)), []);
}

export function useConnection() {
  return useSyncExternalStore(deskChanges.watch, deskChanges.connection);
}
