import { useMutation, useQueryClient } from "@tanstack/react-query";
import { bodyOf } from "#app/desk/body-of.ts";
import { conflictOf } from "#app/desk/conflict-of.ts";
import { deskClient } from "#app/desk/desk-client.ts";
import { useDraft } from "#app/desk/drafts/use-draft.ts";
import { countsQuery } from "#app/desk/leads/lead-queries.ts";
import { storeLead } from "#app/desk/leads/stored-leads.ts";
import type { Lead, LeadChange } from "#domain/lead/lead-contract.ts";
import type { ChosenChange } from "./lead-change.ts";

/**
 * Changes a lead. A choice is kept until it is saved, however often that fails. A change that
 * conflicts with somebody else's is `refused` together with what is stored now, and the user
 * decides which holds.
 */
export function useLeadChange(lead: Lead) {
  const queries = useQueryClient();
  const kept = useDraft<LeadChange | null>(`lead:${lead.id}:change`, null);
  const save = useMutation({
    mutationFn: async (body: LeadChange) =>
      bodyOf(
        await deskClient.PATCH("/desk/leads/{id}", { params: { path: { id: lead.id } }, body }),
      ).lead,
    onSuccess: (changed) => {
      kept.clear();
      storeLead(queries, changed);
      void queries.invalidateQueries({ queryKey: countsQuery.queryKey });
    },
  });
  const refused = conflictOf(save.error)?.lead;

  function send(body: LeadChange): void {
    kept.set(body);
    save.mutate(body);
  }

  return {
    /** The choice that is not saved yet. */
    chosen: kept.value,
    isSaving: save.isPending,
    error: refused ? null : save.error,
    refused,
    /** Based on the version shown now, unless another is given. */
    change: (changes: ChosenChange, version = lead.version) => send({ version, ...changes }),
    tryAgain: () => kept.value && save.mutate(kept.value),
    useMine: () => kept.value && refused && send({ ...kept.value, version: refused.version }),
    /** Accepts what is stored and drops the choice. */
    keepStored: () => {
      kept.clear();
      save.reset();
      if (refused) storeLead(queries, refused);
    },
  };
}

export type LeadChanging = ReturnType<typeof useLeadChange>;
