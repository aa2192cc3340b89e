import { useMutation, useQueryClient } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import type { LeadsAction } from "#domain/lead/many-leads-contract.ts";

export type ManyLeads = {
  leads: readonly Pick<LeadRow, "id" | "version">[];
  action: LeadsAction;
};

/** Does one thing with several leads in one call, and reads the lists again. */
export function useManyLeads(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ leads, action }: ManyLeads) => {
      const shown = leads.map(({ id, version }) => ({ id, version }));
      return bodyOf(
        await deskClient.POST("/desk/leads/changes", { body: { leads: shown, action } }),
      );
    },
    async onSuccess() {
      onDone();
      void queries.invalidateQueries({ queryKey: ["counts"] });
      void queries.invalidateQueries({ queryKey: ["calendar"] });
      void queries.invalidateQueries({ queryKey: ["lead"] });
      await queries.invalidateQueries({ queryKey: ["leads"] });
    },
  });
}
