import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "#api-client/api-failure.ts";
import type { Me } from "#domain/staff/staff-contract.ts";
import { forgetUnknownLead } from "./drafts/gone-leads.ts";
import { forgetUnknownPerson } from "./drafts/gone-people.ts";

/**
 * The desk's cache of server data. A refusal is not retried; a missing answer is, and the old data
 * stays on screen meanwhile.
 */
export const deskQueries = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => {
      if (queryKey[0] !== "me") askAgainWhoThisIs(error);
      if (queryKey[0] === "presence") readGoneLead(error);
      if (queryKey[0] === "person" && isUnknown(error)) forgetUnknownPerson(String(queryKey[1]));
      if (queryKey[0] === "lead" && isUnknown(error)) {
        forgetUnknownLead(String(queryKey[1]), deskQueries.getQueryData<Me>(["me"]));
      }
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
  if (isUnknown(error)) deskQueries.invalidateQueries({ queryKey: ["lead"] });
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404;
}
