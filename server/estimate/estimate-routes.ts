import type { FastifyPluginAsync } from "fastify";
import type { Estimate } from "#domain/estimate/estimate-contract.ts";
import { estimateContract } from "#domain/estimate/estimate-contract.ts";
import { Conflict, serve } from "#server/call/serve-contract.ts";
import type { OrConflict } from "#server/draft/draft-changes.ts";
import type { EstimateServices } from "./estimates.ts";

/** A lead's estimates. The service itself checks whether an inspector may see the lead. */
export const estimateRoutes: FastifyPluginAsync<{
  services: { estimates: EstimateServices };
}> = async (app, { services: { estimates } }) => {
  serve(app, estimateContract, {
    "/desk/leads/{id}/estimates": {
      get: ({ signedIn, params }) => estimates.list(signedIn, params.id),
    },
    "/desk/leads/{id}/estimates/{estimate}": {
      async put({ signedIn, params: { id, estimate }, body }) {
        return answerOf(await estimates.write(signedIn, { leadId: id, id: estimate }, body));
      },
      async delete({ signedIn, params: { id, estimate }, query }) {
        const place = { leadId: id, id: estimate };
        const stays = await estimates.discard(signedIn, place, query.revision);
        return stays?.conflict ? new Conflict(stays.conflict, { estimate: stays.shown }) : {};
      },
    },
    "/desk/leads/{id}/estimates/{estimate}/sending": {
      async put({ signedIn, params: { id, estimate }, body }) {
        return answerOf(await estimates.send(signedIn, { leadId: id, id: estimate }, body));
      },
    },
    "/desk/leads/{id}/estimates/{estimate}/revocation": {
      put: async ({ signedIn, params: { id, estimate } }) => ({
        estimate: await estimates.revoke(signedIn, { leadId: id, id: estimate }),
      }),
    },
    "/desk/leads/{id}/estimates/{estimate}/signing": {
      put: async ({ signedIn, params: { id, estimate }, body }) => ({
        estimate: await estimates.sign(signedIn, { leadId: id, id: estimate }, body),
      }),
    },
  });
};

function answerOf({ shown: estimate, conflict }: OrConflict<Estimate>) {
  return conflict === null ? { estimate } : new Conflict(conflict, { estimate });
}
