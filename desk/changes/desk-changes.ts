import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { type Change, changeStream } from "./change-stream.ts";

/** One stream per page load; `DeskChanges` opens it once somebody has signed in. */
export const deskChanges = changeStream(
  (after) => new EventSource(`/api/desk/changes${after === undefined ? "" : `?after=${after}`}`),
);

/** A change of leads, or that everything has to be read again. */
export type LeadsChange = Exclude<Change, { event: "mails" }>;

/** Calls `listener` on every change of leads while the component is mounted. */
export function useChange(listener: (change: LeadsChange) => void): void {
  const hear = useEffectEvent(listener);
  useEffect(() => deskChanges.listen((change) => change.event !== "mails" && hear(change)), []);
}

/** Calls `listener` whenever mails may have begun or ceased to go out. */
export function useMailsChange(listener: () => void): void {
  const hear = useEffectEvent(listener);
  useEffect(() => deskChanges.listen((change) => change.event !== "lead" && hear()), []);
}

export function useConnection() {
  return useSyncExternalStore(deskChanges.watch, deskChanges.connection);
}
