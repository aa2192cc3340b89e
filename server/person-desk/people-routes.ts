import type { FastifyPluginAsync } from "fastify";
import { peopleContract } from "#domain/person/people-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { PeopleServices } from "./people.ts";

/** `/api/desk/people`: a person's page, and who is the same person. */
export const peopleRoutes: FastifyPluginAsync<{ services: { people: PeopleServices } }> = async (
  app,
  { services: { people } },
) =>
  serve(app, peopleContract, {
    "/desk/people/lookup": {
      post: async ({ body }) => ({ people: await people.lookUp(body) }),
    },
    "/desk/people/{id}": {
      get: async ({ params }) => ({ person: await people.read(params.id) }),
      patch: async ({ call, params, body }) => ({
        person: await people.change(call, params.id, body),
      }),
    },
    "/desk/people/{id}/timeline": {
      get: ({ params, query }) => people.timeline(params.id, query.after),
    },
    "/desk/people/{id}/notes": {
      post: async ({ call, params, body }) => ({
        person: await people.note(call, params.id, body),
      }),
    },
    "/desk/people/{id}/merges": {
      post: async ({ call, params, body }) => ({
        person: await people.merge(call, params.id, body.personId),
      }),
    },
    "/desk/people/{id}/merges/{mergeId}": {
      delete: async ({ call, params: { id, mergeId } }) => ({
        person: await people.undoMerge(call, id, mergeId),
      }),
    },
    "/desk/people/{id}/different": {
      async post({ call, params, body }) {
        await people.tellApart(call, params.id, body.personId);
        return {};
      },
    },
  });
