import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { bodyOf } from "#desk/body-of.ts";
import { conflictOf } from "#desk/conflict-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { leadPlace } from "#desk/drafts/draft-store.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { countsQuery } from "#desk/leads/lead-queries.ts";
import { storeLead } from "#desk/leads/stored-leads.ts";
import { sentOnceOnline } from "#desk/unsent/sent-once-online.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import type { LeadChange } from "#domain/lead/lead-work-contract.ts";
import { type ChosenChange, mergedChange, unsavedChange } from "./lead-change.ts";

/**
 * Changes a lead. Choices are kept as one change until it is saved: when there is a network, or when the page is opened
 * the next time. Calls go one after the other, each based on the version that the last one answered with, so that two
 * quick choices do not conflict with each other. A change that conflicts with somebody else's is
 * `refused` together with what is stored now, and the user decides which one to keep.
 */
export function useLeadChange(lead: Lead) {
  const queries = useQueryClient();
  const kept = useDraft<LeadChange | null>(leadPlace(lead.id, "change"), null);
  // Until React has shown what the last call stored, a choice is based on that all the same: it is nobody else's change.
  const stored = useRef<{ from: number; to: number }>(undefined);
  const save = useMutation({
    ...sentOnceOnline,
    // Calls of one scope wait for each other, even if the page was opened again in between.
    scope: { id: `lead:${lead.id}` },
    mutationFn: async () => {
      const body = kept.latest();
      // The call before this one has saved everything, or it was discarded while waiting.
      if (!body) return;
      const params = { path: { id: lead.id }, header: kept.repeatable(body) };
      const { lead: changed } = bodyOf(
        await deskClient.PATCH("/desk/leads/{id}", { params, body }),
      );
      const isNext = stored.current?.to === body.version;
      const from = isNext ? (stored.current?.from ?? body.version) : body.version;
      stored.current = { from, to: changed.version };
      const left = unsavedChange(kept.latest(), body, changed.version);
      if (left) kept.set(left);
      else kept.clear();
      storeLead(queries, changed);
      void queries.invalidateQueries({ queryKey: countsQuery.queryKey });
    },
  });
  const refused = conflictOf(save.error)?.lead;
  const { mutate } = save;
  // What was chosen before the page was left is saved now, or refused for what somebody else has chosen since.
  useEffect(() => {
    if (kept.latest()) mutate();
  }, [kept.latest, mutate]);

  return {
    /** The choices that are not saved yet. */
    chosen: kept.value,
    isSaving: save.isPending,
    /** Whether it is sent again later, rather than now. */
    isWaiting: save.isPaused || save.failureCount > 0,
    error: refused ? null : save.error,
    refused,
    /** Based on the version shown now, unless another is given. */
    change: (changes: ChosenChange, given?: number) => {
      const last = stored.current;
      const version = given ?? (last?.from === lead.version ? last.to : lead.version);
      kept.set(mergedChange(kept.latest(), { version, ...changes, at: now() }));
      mutate();
    },
    tryAgain: () => mutate(),
    useMine: () => {
      const mine = kept.latest();
      if (!mine || !refused) return;
      kept.set({ ...mine, version: refused.version, at: now() });
      mutate();
    },
    /** Accepts what is stored and drops the choice. */
    keepStored: () => {
      kept.clear();
      save.reset();
      if (refused) storeLead(queries, refused);
    },
  };
}

/** When it was chosen, which is sent with it however long it waits. */
function now(): string {
  return new Date().toISOString();
}

export type LeadChanging = ReturnType<typeof useLeadChange>;
