import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "#api-client/api-failure.ts";

/**
 * The desk's cache of server data. A refusal is not retried; a missing answer is, and the old data
 * stays on screen meanwhile.
 */
export const deskQueries = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => {
      if (queryKey[0] !== "me") askAgainWhoThisIs(error);
      if (queryKey[0] === "presence") readGoneLead(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error) => {
      askAgainWhoThisIs(error);
      readGoneLead(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (failures, error) =>
        !(error instanceof ApiFailure && error.status < 500) && failures < 3,
    },
    mutations: { networkMode: "always" },
  },
});

/**
 * Any call can reveal that the session has ended; the shell then leads to the sign-in page and
 * back.
 */
function askAgainWhoThisIs(error: unknown): void {
  if (error instanceof ApiFailure && error.status === 401) {
    deskQueries.invalidateQueries({ queryKey: ["me"] });
  }
}

/** What a call no longer finds may have been erased: the open lead is read again, which shows it. */
function readGoneLead(error: unknown): void {
  if (error instanceof ApiFailure && error.status === 404) {
    deskQueries.invalidateQueries({ queryKey: ["lead"] });
  }
}
