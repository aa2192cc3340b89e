import { useMutation, useQueryClient } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { conflictOf } from "#desk/conflict-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { useMe } from "#desk/shell/use-me.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { countsQuery } from "./lead-queries.ts";
import { storeLead } from "./stored-leads.ts";

/**
 * Assigns a lead to oneself. Shown at once, and rolled back when somebody else was faster or the
 * call fails.
 */
export function useTakeLead() {
  const queries = useQueryClient();
  const { id, name } = useMe();
  return useMutation({
    mutationFn: async (row: LeadRow) =>
      bodyOf(await deskClient.POST("/desk/leads/{id}/take", { params: { path: { id: row.id } } }))
        .lead,
    onMutate: (row) => storeLead(queries, { ...row, assignee: { id, name } }),
    onSuccess: (lead) => {
      storeLead(queries, lead);
      void queries.invalidateQueries({ queryKey: countsQuery.queryKey });
    },
    onError: (error, row) => storeLead(queries, conflictOf(error)?.lead ?? row),
  });
}
