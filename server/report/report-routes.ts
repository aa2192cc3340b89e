import type { FastifyPluginAsync } from "fastify";
import type { Report } from "#domain/report/report-contract.ts";
import { reportContract } from "#domain/report/report-contract.ts";
import { Conflict, serve } from "#server/call/serve-contract.ts";
import type { OrConflict } from "#server/draft/draft-changes.ts";
import type { ReportServices } from "./reports.ts";

/** Reports about a lead's roof. The service itself checks whether an inspector may see the lead. */
export const reportRoutes: FastifyPluginAsync<{ services: { reports: ReportServices } }> = async (
  app,
  { services: { reports } },
) => {
  serve(app, reportContract, {
    "/desk/leads/{id}/reports": {
      get: async ({ signedIn, params }) => ({ reports: await reports.list(signedIn, params.id) }),
    },
    "/desk/leads/{id}/reports/{report}": {
      async put({ signedIn, params: { id, report }, body }) {
        return answerOf(await reports.write(signedIn, { leadId: id, id: report }, body));
      },
      async delete({ signedIn, params: { id, report } }) {
        await reports.discard(signedIn, { leadId: id, id: report });
        return {};
      },
    },
    "/desk/leads/{id}/reports/{report}/sending": {
      async put({ signedIn, params: { id, report }, body }) {
        return answerOf(await reports.send(signedIn, { leadId: id, id: report }, body));
      },
    },
    "/desk/leads/{id}/reports/{report}/revocation": {
      put: async ({ signedIn, params: { id, report } }) => ({
        report: await reports.revoke(signedIn, { leadId: id, id: report }),
      }),
    },
  });
};

function answerOf({ shown: report, conflict }: OrConflict<Report>) {
  return conflict === null ? { report } : new Conflict(conflict, { report });
}
