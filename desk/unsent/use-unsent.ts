import { onlineManager, useMutationState } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useMe } from "#desk/shell/use-me.ts";
import { entryOf, isRefused, unsentKey } from "./unsent-queue.ts";

/**
 * What this person has written about a lead and handed to the queue, oldest first, how far each is, and whether it is
 * sent later rather than now.
 */
export function useEntriesOf(leadId: string) {
  const { id: staffId } = useMe();
  const isOnline = useIsOnline();
  return useMutationState({
    filters: { mutationKey: [unsentKey, leadId] },
    select: (mutation) => ({
      entry: entryOf(mutation),
      status: mutation.state.status,
      hasWaited: mutation.state.isPaused || mutation.state.failureCount > 0,
    }),
  }).flatMap(({ entry, status, hasWaited }) =>
    // A call on its way when the network went away does not know it yet.
    entry?.staffId === staffId ? [{ entry, status, isWaiting: hasWaited || !isOnline }] : [],
  );
}

/** The leads of which this person has said an outcome that the server does not have yet. */
export function useLeadsWithUnsentOutcome(): ReadonlySet<string> {
  const { id: staffId } = useMe();
  const entries = useMutationState({
    filters: { mutationKey: [unsentKey], status: "pending" },
    select: entryOf,
  });
  return new Set(
    entries.flatMap((entry) =>
      entry?.kind === "outcome" && entry.staffId === staffId ? [entry.leadId] : [],
    ),
  );
}

/** Whether the browser has a network, as far as it knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watchNetwork, () => onlineManager.isOnline());
}

const watchNetwork = (heard: () => void) => onlineManager.subscribe(heard);

/** What the server refused since the page was loaded. */
export function useRefusedEntries() {
  const { id: staffId } = useMe();
  return useMutationState({
    filters: { mutationKey: [unsentKey], predicate: isRefused },
    select: (mutation) => ({
      id: mutation.mutationId,
      entry: entryOf(mutation),
      error: mutation.state.error,
    }),
  }).flatMap(({ entry, ...rest }) => (entry?.staffId === staffId ? [{ entry, ...rest }] : []));
}
