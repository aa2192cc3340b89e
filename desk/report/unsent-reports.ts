import { onlineManager } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskChanges } from "#desk/changes/desk-changes.ts";
import { deskClient } from "#desk/desk-client.ts";
import { deskQueries } from "#desk/desk-queries.ts";
import { unsentPhotos } from "#desk/roof-photos/unsent-photos.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import { reportBox } from "./report-box.ts";
import { readReports, reportsQuery } from "./report-query.ts";
import { createReportSync } from "./report-sync.ts";

const path = "/desk/leads/{id}/reports/{report}";

const sync = createReportSync({
  box: reportBox,
  calls: {
    whoIsIn: async () =>
      (await deskQueries.fetchQuery({ ...meQuery, staleTime: 0, retry: false })).id,
    list: readReports,
    async write({ id, leadId, appointmentId, corrects, base, content }) {
      const params = { path: { id: leadId, report: id } };
      const body = { revision: base?.revision ?? 0, content, appointmentId, corrects };
      return bodyOf(await deskClient.PUT(path, { params, body })).report;
    },
    async send({ id, leadId, base, sendAt, isSeenBeyondFacts }) {
      const params = { path: { id: leadId, report: id } };
      const at = new Date(sendAt ?? Date.now()).toISOString();
      const body = { revision: base.revision, at, isSeenBeyondFacts };
      const { report } = bodyOf(await deskClient.PUT(`${path}/sending`, { params, body }));
      void deskQueries.invalidateQueries({ queryKey: reportsQuery(leadId).queryKey });
      void deskQueries.invalidateQueries({ queryKey: ["day"] });
      void deskQueries.invalidateQueries({ queryKey: ["lead", leadId] });
      return report;
    },
    hasUnsentPhotos: (leadId, leftOut) =>
      unsentPhotos
        .entries()
        .some(
          (entry) =>
            entry.leadId === leadId && entry.picture !== null && !leftOut.includes(entry.id),
        ),
  },
});

/** Milliseconds. */
const [afterTyping, beforeNextTry] = [1_200, 15_000];
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Stores what was written, and sends what is to be sent: soon, and again as long as that may help. */
export function syncReport(leadId: string, staffId: string, within = afterTyping): void {
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
        if (isLeft) syncReport(leadId, staffId, beforeNextTry);
      });
    }, within),
  );
}

/** Sends what somebody has left in this browser. */
export function resumeReports(): void {
  for (const { leadId, staffId } of reportBox.all()) syncReport(leadId, staffId, 0);
}

/** One tab at a time, so that two do not take each other for somebody else. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request("desk-reports", work);
  else await work();
}

onlineManager.subscribe((isOnline) => {
  if (isOnline) resumeReports();
});
// What waits for its photos goes once they have gone.
unsentPhotos.subscribe(() => {
  for (const { leadId, staffId, sendAt } of reportBox.all()) {
    if (sendAt !== null) syncReport(leadId, staffId);
  }
});
deskChanges.watch(() => {
  if (deskChanges.connection() === "open") resumeReports();
});
