import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import type { Overrides } from "#domain/business/facts.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { requires, signedInOf } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

/** The paths of pages that would say something else. */
export type PreviewPages = (overrides: Overrides) => Promise<string[]>;

const { get, put } = deskContract["/desk/business"];
const preview = deskContract["/desk/business/changed-pages"].post;
const openingHours = deskContract["/desk/opening-hours"].get;
const facts = deskContract["/desk/facts"].get;

/** `/api/desk/business`: what an owner sets in place of the business profile; and what of it the desk states. */
export const businessRoutes: FastifyPluginAsyncZod<{
  services: Services;
  previewPages: PreviewPages;
}> = async (app, { services: { business }, previewPages }) => {
  const onRequest = requires("business");

  app.get("/business", { onRequest, schema: schemaOf(get) }, async () => ({
    success: true as const,
    business: await business.read(),
  }));

  app.put(
    "/business",
    {
      onRequest,
      schema: schemaOf(put),
    },
    async (request) => {
      const { version, settings } = request.body;
      const { staff } = signedInOf(request);
      return {
        success: true as const,
        business: await business.change(staff.id, version, settings),
      };
    },
  );

  app.post(
    "/business/changed-pages",
    { onRequest, schema: schemaOf(preview) },
    async (request) => ({
      success: true as const,
      pages: await previewPages(business.understood(request.body.overrides)),
    }),
  );

  app.get(
    "/opening-hours",
    {
      onRequest: requires("day"),
      schema: schemaOf(openingHours),
    },
    async () => ({ success: true as const, hours: business.hours() }),
  );

  app.get("/facts", { onRequest: requires("day"), schema: schemaOf(facts) }, async () => ({
    success: true as const,
    facts: business.stated(),
  }));
};
