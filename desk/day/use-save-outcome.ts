import { useMutation, useQueryClient } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { Draft } from "#desk/drafts/use-draft.ts";
import type { LeadState, LostReason } from "#domain/lead/lead.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { dayQuery } from "./day-query.ts";

export type OutcomeDraft = { state: LeadState | ""; lostReason: LostReason | ""; note: string };

/**
 * Saves the outcome of an appointment: first the state, which somebody else may have changed, then
 * the note. Each part leaves the draft once it is saved, so retrying does nothing twice.
 */
export function useSaveOutcome(
  lead: LeadRow,
  { day, draft, onSaved }: { day: string; draft: Draft<OutcomeDraft>; onSaved: () => void },
) {
  const queries = useQueryClient();
  const params = { path: { id: lead.id } };
  const show = (changed: LeadRow) =>
    queries.setQueryData(
      dayQuery(day).queryKey,
      (known) =>
        known && {
          ...known,
          leads: known.leads.map((each) =>
            each.id === changed.id ? { ...each, ...changed } : each,
          ),
        },
    );
  return useMutation({
    mutationFn: async ({ typed, version }: { typed: OutcomeDraft; version: number }) => {
      if (typed.state) {
        const { state } = typed;
        const lostReason = state === "lost" && typed.lostReason ? typed.lostReason : null;
        const body = { version, state, lostReason };
        show(bodyOf(await deskClient.PATCH("/desk/leads/{id}", { params, body })).lead);
        draft.set(withoutState(draft.latest(), typed));
      }
      if (typed.note.trim()) {
        const body = { text: typed.note };
        const repeatable = { ...params, header: draft.repeatable(body) };
        const answer = await deskClient.POST("/desk/leads/{id}/notes", {
          params: repeatable,
          body,
        });
        show(bodyOf(answer).lead);
      }
    },
    onSuccess: (_nothing, { typed }) => {
      draft.finish(withoutState(typed, typed));
      onSaved();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["lead", lead.id] }),
  });
}

/** The draft without the state that was saved; another one chosen since stays. */
function withoutState(draft: OutcomeDraft, saved: OutcomeDraft): OutcomeDraft {
  const isSaved = draft.state === saved.state && draft.lostReason === saved.lostReason;
  return isSaved ? { ...draft, state: "", lostReason: "" } : draft;
}
