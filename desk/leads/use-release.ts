import { useMutation, useQueryClient } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { storeLead } from "./stored-leads.ts";

/** Marks a lead as not spam: its confirmation is sent, and it joins the waiting leads. */
export function useRelease() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: LeadRow) =>
      bodyOf(await deskClient.POST("/desk/leads/{id}/release", { params: { path: { id } } })).lead,
    onSuccess: (lead) => {
      storeLead(queries, lead);
      void queries.invalidateQueries({ queryKey: ["leads"] });
      void queries.invalidateQueries({ queryKey: ["counts"] });
    },
  });
}
