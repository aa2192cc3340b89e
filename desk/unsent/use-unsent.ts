import { useMutationState } from "@tanstack/react-query";
import { useMe } from "#desk/shell/use-me.ts";
import { entryOf, isRefused, unsentKey } from "./unsent-queue.ts";

/** What this person has written about a lead and handed to the queue, oldest first, and how far each is. */
export function useEntriesOf(leadId: string) {
  const { id: staffId } = useMe();
  return useMutationState({
    filters: { mutationKey: [unsentKey, leadId] },
    select: (mutation) => ({
      entry: entryOf(mutation),
      status: mutation.state.status,
      /** Whether it is sent again later, rather than now. */
      isWaiting: mutation.state.isPaused || mutation.state.failureCount > 0,
    }),
  }).flatMap(({ entry, ...rest }) => (entry?.staffId === staffId ? [{ entry, ...rest }] : []));
}

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
