import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { deskQueries } from "#desk/desk-queries.ts";
import { createDraftQueue } from "#desk/drafts/draft-queue.ts";
import { unsentPhotos } from "#desk/roof-photos/unsent-photos.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import { holdsBack } from "./holds-back.ts";
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
      unsentPhotos.entries().some((entry) => holdsBack(entry, { leadId, leftOut })),
  },
});

const queue = createDraftQueue("reports", reportBox.all, sync.run);

/** Stores what was written, and sends what is to be sent: soon, and again as long as that may help. */
export const syncReport = queue.sync;

/** Sends what somebody has left in this browser. */
export const resumeReports = queue.resume;

// What waits for its photos goes once they have gone.
unsentPhotos.subscribe(() => {
  for (const { leadId, staffId, sendAt } of reportBox.all()) {
    if (sendAt !== null) syncReport(leadId, staffId);
  }
});
