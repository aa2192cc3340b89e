import type { FastifyPluginAsync } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { apiContract } from "#domain/api/api-contract.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { assessmentRoutes } from "#server/assessment/assessment-routes.ts";
import { appointmentRoutes } from "#server/booking/appointment-routes.ts";
import type { PreviewPages } from "#server/business/business-routes.ts";
import { serve } from "#server/call/serve-contract.ts";
import { customerRoutes } from "#server/customer/customer-routes.ts";
import { holdRoutes } from "#server/holds/hold-routes.ts";
import { inquiryRoutes } from "#server/inquiry/inquiry-routes.ts";
import { photoRoutes } from "#server/photo/photo-routes.ts";
import { csrf } from "#server/plugins/csrf.ts";
import { cookieName } from "#server/plugins/desk-cookies.ts";
import { rateLimits } from "#server/plugins/rate-limit.ts";
import { unknownAddress } from "#server/refusal.ts";
import { reviewRoutes } from "#server/review/review-routes.ts";
import type { Services } from "#server/services.ts";
import { desk } from "./desk-api.ts";
import { acceptOnlyJson } from "./only-json.ts";
import { openApiDocument } from "./openapi-document.ts";

type ApiOptions = {
  services: Services;
  csrfSecret: string;
  rateLimit: boolean;
  profile: BusinessProfile;
  previewPages: PreviewPages;
};

/** Everything under `/api`: JSON in, JSON out, errors in one form. */
export const api: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  const { services, profile, previewPages } = options;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptOnlyJson(app);
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  await app.register(rateLimits, { enabled: options.rateLimit, profile });
  await app.register(csrf, { secret: options.csrfSecret });
  serve(app, apiContract, {
    "/auth/csrf-token": { get: ({ reply }) => ({ csrfToken: reply.generateCsrf() }) },
    "/auth/form-stamp": { get: () => ({ stamp: services.formSigns.newStamp() }) },
    "/openapi.json": {
      get: ({ request, reply }) =>
        reply.send(openApiDocument({ profile, sessionCookie: cookieName(request, "desk") })),
    },
  });

  await app.register(appointmentRoutes, { prefix: "/appointments", services });
  await app.register(holdRoutes, { prefix: "/holds", services });
  await app.register(photoRoutes, { prefix: "/photos", services });
  await app.register(customerRoutes, { services });
  await app.register(inquiryRoutes, { services });
  await app.register(assessmentRoutes, { services });
  await app.register(reviewRoutes, { services });
  await app.register(desk, { prefix: "/desk", services, previewPages });

  // Unknown addresses get JSON too, never a page.
  for (const path of ["/", "/*"]) {
    app.all(path, async () => {
      throw unknownAddress();
    });
  }
};
