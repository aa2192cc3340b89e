import type { FastifyPluginAsync } from "fastify";
import { myRoofContract } from "#domain/my-roof/my-roof-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { MyRoofServices } from "./my-roof.ts";

/** The private page of a lead's person, at the desk. The service itself checks whether an inspector may see the lead. */
export const myRoofRoutes: FastifyPluginAsync<{
  services: { myRoof: MyRoofServices };
}> = async (app, { services: { myRoof } }) =>
  serve(app, myRoofContract, {
    "/desk/leads/{id}/my-roof": {
      get: async ({ signedIn, params }) => ({ page: await myRoof.read(signedIn, params.id) }),
      post: async ({ signedIn, params }) => ({ page: await myRoof.make(signedIn, params.id) }),
    },
    "/desk/leads/{id}/my-roof/renewal": {
      post: async ({ signedIn, params }) => ({ page: await myRoof.renew(signedIn, params.id) }),
    },
    "/desk/leads/{id}/passed-on/{link}": {
      delete: async ({ signedIn, params: { id, link } }) => ({
        page: await myRoof.endPassedOn(signedIn, id, link),
      }),
    },
  });
