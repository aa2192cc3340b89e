import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { ImportOutcome, ImportState, ImportVerdict } from "#domain/import/import-state.ts";

/** Milliseconds between two looks at an import that goes on by itself. */
const lookEvery = 1_000;

export function isUnderWay(state: ImportState): boolean {
  return state === "checking" || state === "importing" || state === "undoing";
}

/** What was imported, and what is about to be. */
export const importsQuery = queryOptions({
  queryKey: ["imports"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/imports")).imports,
});

/** One import, looked at again and again while it goes on. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: ["imports", id],
    queryFn: async () =>
      bodyOf(await deskClient.GET("/desk/imports/{id}", { params: { path: { id } } })).import,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.state) ? lookEvery : false),
  });
}

/** Rows of one verdict, or of one outcome. */
export type RowsShown = { verdict: ImportVerdict } | { outcome: ImportOutcome };

export function importRowsQuery(id: string, shown: RowsShown) {
  return infiniteQueryOptions({
    queryKey: ["imports", id, "rows", shown],
    queryFn: async ({ pageParam: after }) =>
      bodyOf(
        await deskClient.GET("/desk/imports/{id}/rows", {
          params: { path: { id }, query: { ...shown, after } },
        }),
      ),
    initialPageParam: "0",
    getNextPageParam: ({ next }) => next,
  });
}
