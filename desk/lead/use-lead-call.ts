import { useMutation, useQueryClient } from "@tanstack/react-query";
import { countsQuery } from "#desk/leads/lead-queries.ts";
import { storeLead } from "#desk/leads/stored-leads.ts";
import type { Lead } from "#domain/lead/lead-page.ts";

/**
 * A call that returns the changed lead, which is then shown at once on this page and in the
 * lists.
 */
export function useLeadCall<Input>(
  call: (input: Input) => Promise<{ data?: { lead: Lead } }>,
  onDone?: (lead: Lead, input: Input) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      const { data } = await call(input);
      if (!data) throw new Error("The answer has no body.");
      return data.lead;
    },
    onSuccess: (lead, input) => {
      storeLead(queries, lead);
      void queries.invalidateQueries({ queryKey: countsQuery.queryKey });
      onDone?.(lead, input);
    },
  });
}
