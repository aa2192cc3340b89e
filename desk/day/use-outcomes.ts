import { useMutationState } from "@tanstack/react-query";
import { isRefused, outcomeKey, outcomeOf } from "./outcome-queue.ts";

/** The last outcome of a lead that was handed to the queue, and how far it is; undefined when there is none. */
export function useOutcomeOf(leadId: string) {
  return useMutationState({
    filters: { mutationKey: [outcomeKey, leadId] },
    select: (mutation) => ({
      outcome: outcomeOf(mutation),
      status: mutation.state.status,
      /** Whether it is sent again later, rather than now. */
      isWaiting: mutation.state.isPaused || mutation.state.failureCount > 0,
    }),
  }).at(-1);
}

/** The outcomes that the server refused since the page was loaded. */
export function useRefusedOutcomes() {
  return useMutationState({
    filters: {
      mutationKey: [outcomeKey],
      predicate: isRefused,
    },
    select: (mutation) => ({
      id: mutation.mutationId,
      outcome: outcomeOf(mutation),
      error: mutation.state.error,
    }),
  });
}
