import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { type Change, changeStream } from "./change-stream.ts";

/** Of this page of the browser; `DeskChanges` opens it for whoever has signed in. */
export const deskChanges = changeStream(() => new EventSource("/api/desk/changes"));

/** Hears of every change while it is shown. */
export function useChange(listener: (change: Change) => void): void {
  const hear = useEffectEvent(listener);
  useEffect(() => deskChanges.listen((change) => hear(change)), []);
}

export function useConnection() {
  return useSyncExternalStore(deskChanges.watch, deskChanges.connection);
}
