import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { deskQueries } from "#desk/desk-queries.ts";
import { createDraftQueue } from "#desk/drafts/draft-queue.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import { estimateBox } from "./estimate-box.ts";
import { estimatesQuery, readEstimate } from "./estimate-query.ts";
import { createEstimateSync } from "./estimate-sync.ts";

const path = "/desk/leads/{id}/estimates/{estimate}";

const sync = createEstimateSync({
  box: estimateBox,
  calls: {
    whoIsIn: async () =>
      (await deskQueries.fetchQuery({ ...meQuery, staleTime: 0, retry: false })).id,
    async write({ id, leadId, corrects, base, content, writing, unanswered }) {
      const params = { path: { id: leadId, estimate: id } };
      const body = { revision: base?.revision ?? 0, writing, unanswered, content, corrects };
      return readEstimate(bodyOf(await deskClient.PUT(path, { params, body })).estimate);
    },
    async send({ id, leadId, base, sendAt, basis }) {
      const params = { path: { id: leadId, estimate: id } };
      const at = new Date(sendAt ?? Date.now()).toISOString();
      const body = { revision: base.revision, at, basis };
      const { estimate } = bodyOf(await deskClient.PUT(`${path}/sending`, { params, body }));
      void deskQueries.invalidateQueries({ queryKey: estimatesQuery(leadId).queryKey });
      void deskQueries.invalidateQueries({ queryKey: ["lead", leadId] });
      return readEstimate(estimate);
    },
  },
});

const queue = createDraftQueue("estimates", estimateBox.all, sync.run);

/** Stores what was written, and sends what is to be sent: soon, and again as long as that may help. */
export const syncEstimate = queue.sync;

/** Sends what somebody has left in this browser. */
export const resumeEstimates = queue.resume;
