import type { FastifyPluginAsync } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { programContract } from "#domain/program/program-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import { bearer } from "#server/plugins/bearer.ts";
import { rateLimits } from "#server/plugins/rate-limit.ts";
import { programRoutes } from "#server/program/program-routes.ts";
import { unknownAddress } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";
import { acceptOnlyJson } from "./only-json.ts";
import { programDocument } from "./openapi-document.ts";

/**
 * `/api/v1`: the calls of programs. Apart from the rest of `/api`, since it knows neither cookies nor the token that keeps other
 * sites from using them.
 */
export const programApi: FastifyPluginAsync<{
  services: Services;
  rateLimit: boolean;
  profile: BusinessProfile;
}> = async (app, { services, rateLimit, profile }) => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptOnlyJson(app);
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  await app.register(rateLimits, { enabled: rateLimit, profile });
  await app.register(bearer, { tokens: services.tokens });
  serve(app, programContract, {
    "/v1/openapi.json": { get: ({ reply }) => reply.send(programDocument({ profile })) },
  });
  await app.register(programRoutes, { services });
  for (const path of ["/", "/*"]) {
    app.all(path, { config: { isOpenToStrangers: true } }, async () => {
      throw unknownAddress();
    });
  }
};
