import type { FastifyPluginAsync } from "fastify";
import { leadContract } from "#domain/lead/lead-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { LeadListServices } from "./desk-lists.ts";
import type { LeadServices } from "./leads.ts";

/** Lists of leads, their counts, the day's appointments and saved views. */
export const leadRoutes: FastifyPluginAsync<{
  services: { leadLists: LeadListServices; leads: LeadServices };
}> = async (app, { services: { leadLists, leads } }) =>
  serve(app, leadContract, {
    "/desk/leads": {
      get: ({ signedIn, query }) => leadLists.list(query, signedIn.staff.id),
      post: async ({ call, body }) => ({ lead: await leads.writeDownCall(call, body) }),
    },
    "/desk/leads/changes": { post: ({ call, body }) => leads.changeMany(call, body) },
    "/desk/leads/counts": { get: () => leadLists.counts() },
    "/desk/day": { get: ({ signedIn, query }) => leadLists.day(signedIn, query.date) },
    "/desk/views": {
      get: async ({ signedIn }) => ({ views: await leadLists.views(signedIn.staff.id) }),
      post: async ({ signedIn, body }) => ({
        views: await leadLists.saveView(signedIn.staff.id, body),
      }),
    },
    "/desk/views/{id}": {
      async delete({ signedIn, params }) {
        await leadLists.deleteView(signedIn.staff.id, params.id);
        return {};
      },
    },
  });
