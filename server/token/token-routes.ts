import type { FastifyPluginAsync } from "fastify";
import { tokenContract } from "#domain/token/token-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { TokenServices } from "./tokens.ts";

/** `/api/desk/tokens`: the tokens with which other programs call `/api/v1`. */
export const tokenRoutes: FastifyPluginAsync<{ services: { tokens: TokenServices } }> = async (
  app,
  { services: { tokens } },
) =>
  serve(app, tokenContract, {
    "/desk/tokens": {
      get: async () => ({ tokens: await tokens.list() }),
      post: ({ signedIn, body }) => tokens.make(signedIn.staff, body),
    },
    "/desk/tokens/{id}": {
      delete: async ({ signedIn, params }) => ({
        tokens: await tokens.revoke(signedIn.staff, params.id),
      }),
    },
  });
