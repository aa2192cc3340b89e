import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "#api-client/api-failure.ts";

/**
 * What the desk has read from the server. A refusal is no reason to ask again; no answer is, and what was read
 * before stays on the screen meanwhile.
 */
export const deskQueries = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => queryKey[0] === "me" || askAgainWhoThisIs(error),
  }),
  mutationCache: new MutationCache({ onError: askAgainWhoThisIs }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (failures, error) =>
        !(error instanceof ApiFailure && error.status < 500) && failures < 3,
    },
    mutations: { networkMode: "always" },
  },
});

/** A session that has ended is told by any call; the shell then leads to signing in, and back. */
function askAgainWhoThisIs(error: unknown): void {
  if (error instanceof ApiFailure && error.status === 401) {
    deskQueries.invalidateQueries({ queryKey: ["me"] });
  }
}
