import { onlineManager } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskChanges } from "#desk/changes/desk-changes.ts";
import { deskClient } from "#desk/desk-client.ts";
import { deskQueries } from "#desk/desk-queries.ts";
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

/** Milliseconds. */
const [afterTyping, beforeNextTry] = [1_200, 15_000];
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Stores what was written, and sends what is to be sent: soon, and again as long as that may help. */
export function syncEstimate(leadId: string, staffId: string, within = afterTyping): void {
  const key = `${leadId} ${staffId}`;
  clearTimeout(timers.get(key));
  timers.set(
    key,
    setTimeout(() => {
      timers.delete(key);
      void alone(async () => {
        // Whatever fails here is tried again.
        const isLeft =
          onlineManager.isOnline() && (await sync.run(leadId, staffId).catch(() => true));
        if (isLeft) syncEstimate(leadId, staffId, beforeNextTry);
      });
    }, within),
  );
}

/** Sends what somebody has left in this browser. */
export function resumeEstimates(): void {
  for (const { leadId, staffId } of estimateBox.all()) syncEstimate(leadId, staffId, 0);
}

/** One tab at a time, so that two do not take each other for somebody else. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request("desk-estimates", work);
  else await work();
}

onlineManager.subscribe((isOnline) => {
  if (isOnline) resumeEstimates();
});
deskChanges.watch(() => {
  if (deskChanges.connection() === "open") resumeEstimates();
});
