import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { deskQueries } from "#desk/desk-queries.ts";
import { storeLead } from "#desk/leads/stored-leads.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import type { UnsentEntry } from "./unsent-entry.ts";
import { unsentQueue } from "./unsent-queue.ts";

/** The desk's one queue of what was written about leads. */
export const unsent = unsentQueue({
  queries: deskQueries,
  storage: localStorage,
  calls: {
    whoIsIn: async () =>
      (await deskQueries.fetchQuery({ ...meQuery, staleTime: 0, retry: false })).id,
    async saveState(entry) {
      const { version, words } = entry;
      if (!words.state) return;
      const lostReason = words.state === "lost" && words.lostReason ? words.lostReason : null;
      const body = { version, state: words.state, lostReason };
      show(await deskClient.PATCH("/desk/leads/{id}", { params: paramsOf(entry), body }));
    },
    addToTimeline: async (entry) => show(await addToTimeline(entry)),
  },
});

function addToTimeline(entry: UnsentEntry) {
  const params = paramsOf(entry);
  switch (entry.kind) {
    case "outcome":
      return deskClient.POST("/desk/leads/{id}/notes", {
        params,
        body: { text: entry.words.note },
      });
    case "note":
      return deskClient.POST("/desk/leads/{id}/notes", { params, body: { text: entry.text } });
    case "text":
      return deskClient.POST("/desk/leads/{id}/texts", { params, body: { text: entry.text } });
    case "call": {
      const body = { outcome: entry.outcome, note: entry.text };
      return deskClient.POST("/desk/leads/{id}/calls", { params, body });
    }
  }
}

function show(answer: { data?: { lead: Lead } }): void {
  storeLead(deskQueries, bodyOf(answer).lead);
}

function paramsOf({ id, leadId }: UnsentEntry) {
  return { path: { id: leadId }, header: { "idempotency-key": id } };
}
