import type { FastifyPluginAsync } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { apiContract } from "#domain/api/api-contract.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { appointmentRoutes } from "#server/booking/appointment-routes.ts";
import type { PreviewPages } from "#server/business/business-routes.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { holdRoutes } from "#server/holds/hold-routes.ts";
import { photoRoutes } from "#server/photo/photo-routes.ts";
import { csrf } from "#server/plugins/csrf.ts";
import { cookieName } from "#server/plugins/desk-cookies.ts";
import { rateLimits } from "#server/plugins/rate-limit.ts";
import { unknownAddress } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";
import { customerRoutes } from "./customer-routes.ts";
import { desk } from "./desk-api.ts";
import { openApiDocument } from "./openapi-document.ts";

export type ApiOptions = {
  services: Services;
  csrfSecret: string;
  rateLimit: boolean;
  profile: BusinessProfile;
  previewPages: PreviewPages;
};

/** Everything under `/api`: JSON in, JSON out, errors in one form. */
export const api: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptOnlyJson(app);
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  await app.register(rateLimits, {
    enabled: options.rateLimit,
    profile: options.profile,
  });
  await app.register(csrf, { secret: options.csrfSecret });
  app.get(
    "/auth/csrf-token",
    { schema: schemaOf(apiContract["/auth/csrf-token"].get) },
    async (_request, reply) => ({
      success: true,
      csrfToken: reply.generateCsrf(),
    }),
  );
  app.get(
    "/auth/form-stamp",
    { schema: schemaOf(apiContract["/auth/form-stamp"].get) },
    async () => ({ success: true, stamp: options.services.formSigns.newStamp() }),
  );
  app.get(
    "/openapi.json",
    { schema: schemaOf(apiContract["/openapi.json"].get) },
    async (request) =>
      openApiDocument({ profile: options.profile, sessionCookie: cookieName(request, "desk") }),
  );

  await app.register(appointmentRoutes, { prefix: "/appointments", services: options.services });
  await app.register(holdRoutes, { prefix: "/holds", services: options.services });
  await app.register(photoRoutes, { prefix: "/photos", services: options.services });
  await app.register(customerRoutes, { prefix: "/customers", services: options.services });

  await app.register(desk, {
    prefix: "/desk",
    services: options.services,
    previewPages: options.previewPages,
  });

  // Unknown addresses get JSON too, never a page.
  for (const path of ["/", "/*"]) {
    app.all(path, async () => {
      throw unknownAddress();
    });
  }
};

/** An empty body is no body: clients send a JSON content type with every DELETE. */
function acceptOnlyJson(app: Parameters<FastifyPluginAsync>[0]): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parse(request, body as string, done);
  });
}
