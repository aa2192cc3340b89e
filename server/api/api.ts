import swagger from "@fastify/swagger";
import type { FastifyPluginAsync } from "fastify";
import {
  createJsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from "fastify-type-provider-zod";
import type { z } from "zod/mini";
import { businessProfile } from "#content/business-profile.ts";
import { apiContract } from "#domain/api/api-contract.ts";
import { csrf } from "#server/plugins/csrf.ts";
import { rateLimits } from "#server/plugins/rate-limit.ts";
import { unknownAddress } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";
import { appointmentRoutes } from "./appointment-routes.ts";
import { customerRoutes } from "./customer-routes.ts";
import { desk } from "./desk/desk.ts";
import { errorResponses } from "./error-responses.ts";
import { holdRoutes } from "./hold-routes.ts";
import { photoRoutes } from "./photo-routes.ts";

export type ApiOptions = { services: Services; csrfSecret: string; rateLimit: boolean };

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
    phone: businessProfile.phone.display,
  });
  await app.register(csrf, { secret: options.csrfSecret });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: `${businessProfile.name} API`, version: "1" },
    },
    transform: createJsonSchemaTransform({}),
  });

  app.get(
    "/auth/csrf-token",
    answering(apiContract["/auth/csrf-token"].get),
    async (_request, reply) => ({
      success: true,
      csrfToken: reply.generateCsrf(),
    }),
  );
  app.get("/auth/form-stamp", answering(apiContract["/auth/form-stamp"].get), async () => ({
    success: true,
    stamp: options.services.formSigns.newStamp(),
  }));
  app.get("/openapi.json", async () => ({ success: true, ...app.swagger() }));

  await app.register(appointmentRoutes, { prefix: "/appointments", services: options.services });
  await app.register(holdRoutes, { prefix: "/holds", services: options.services });
  await app.register(photoRoutes, { prefix: "/photos", services: options.services });
  await app.register(customerRoutes, { prefix: "/customers", services: options.services });

  await app.register(desk, { prefix: "/desk", services: options.services });

  // Unknown addresses get JSON too, never a page.
  for (const path of ["/", "/*"]) {
    app.all(path, { schema: { hide: true } }, async () => {
      throw unknownAddress();
    });
  }
};

function answering({ response }: { response: z.ZodMiniType }) {
  return { schema: { response: { 200: response, ...errorResponses } } };
}

/** An empty body is no body: clients send a JSON content type with every DELETE. */
function acceptOnlyJson(app: Parameters<FastifyPluginAsync>[0]): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parse(request, body as string, done);
  });
}
