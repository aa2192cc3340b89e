import { deskClient } from "#desk/desk-client.ts";
import { deskQueries } from "#desk/desk-queries.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import { outcomeQueue, type SentOutcome } from "./outcome-queue.ts";

/** The desk's one queue of outcomes. */
export const outcomes = outcomeQueue({
  queries: deskQueries,
  storage: localStorage,
  calls: {
    whoIsIn: async () => (await deskQueries.fetchQuery({ ...meQuery, staleTime: 0 })).id,
    async saveState(outcome) {
      const { version, words } = outcome;
      if (!words.state) return;
      const lostReason = words.state === "lost" && words.lostReason ? words.lostReason : null;
      const body = { version, state: words.state, lostReason };
      await deskClient.PATCH("/desk/leads/{id}", { params: paramsOf(outcome), body });
    },
    async addNote(outcome) {
      const body = { text: outcome.words.note };
      await deskClient.POST("/desk/leads/{id}/notes", { params: paramsOf(outcome), body });
    },
  },
});

function paramsOf({ id, leadId }: SentOutcome) {
  return { path: { id: leadId }, header: { "idempotency-key": id } };
}
