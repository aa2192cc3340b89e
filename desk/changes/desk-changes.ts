import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { type Change, changeStream } from "./change-stream.ts";

/** One stream per page load; `DeskChanges` opens it once somebody has signed in. */
export const deskChanges = changeStream(
  (after) => new EventSource(`/api/desk/changes${after === undefined ? "" : `?after=${after}`}`),
);

/** A change of leads, or that everything has to be read again. */
export type LeadsChange = Exclude<Change, { event: "mails" } | { event: "calendar" }>;

/** Calls `listener` on every change of leads while the component is mounted. */
export function useChange(listener: (change: LeadsChange) => void): void {
  const hear = useEffectEvent(listener);
  useEffect(
    () =>
      deskChanges.listen((change) => {
        if (change.event === "lead" || change.event === "reload") hear(change);
      }),
    [],
  );
}

/** Calls `listener` whenever mails may have begun or ceased to go out. */
export function useMailsChange(listener: () => void): void {
  useNews("mails", listener);
}

/** Calls `listener` whenever it may have changed when somebody inspects. */
export function useCalendarChange(listener: () => void): void {
  useNews("calendar", listener);
}

/** An event without content, which counts as having come when something may have been missed. */
function useNews(event: "mails" | "calendar", listener: () => void): void {
  const hear = useEffectEvent(listener);
  useEffect(
    () =>
      deskChanges.listen((change) => {
        if (change.event === event || change.event === "reload") hear();
      }),
    [event],
  );
}

export function useConnection() {
  return useSyncExternalStore(deskChanges.watch, deskChanges.connection);
}
